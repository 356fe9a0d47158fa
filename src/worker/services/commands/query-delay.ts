/** Ms before each question what became of a command [4.05]; the last one repeats. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000] as const;
const LAST_MS = 15_000;
const JITTER = 0.2;
const HIDDEN_TIMES = 4;

/** Returns the time until the next status query, ms, after `asked` of them; longer on a hidden page. */
export function queryDelay(asked: number, hidden: boolean, random: () => number): number {
  const ms = (PAUSES_MS[asked] ?? LAST_MS) * (hidden ? HIDDEN_TIMES : 1);
  return ms * (1 - JITTER / 2 + JITTER * random());
}
