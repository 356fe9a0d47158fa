/** Span within which ends are grouped at its end, ms: each timer costs its own task and rendering. */
const TOGETHER_MS = 100;

const ending = new Map<number, Set<() => void>>();

function endAt(at: number): Set<() => void> {
  const ends = new Set<() => void>();
  const run = () => {
    ending.delete(at);
    for (const end of ends) end();
  };
  ending.set(at, ends);
  setTimeout(run, at - performance.now());
  return ends;
}

/**
 * Calls `end` after a delay, in one task with all that end about then: up to a tenth of a second later.
 * @param afterMs from now, ms
 * @returns cancels it
 */
export function endTogether(afterMs: number, end: () => void): () => void {
  const at = Math.ceil((performance.now() + afterMs) / TOGETHER_MS) * TOGETHER_MS;
  const ends = ending.get(at) ?? endAt(at);
  ends.add(end);
  return () => void ends.delete(end);
}
