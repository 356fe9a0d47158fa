import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';

/** Kick-off of a match: days after the edition begins, hours after midnight in Beijing. */
type Slot = readonly [day: number, hour: number];

const SLOTS: readonly Slot[] = [
  [1, 15],
  [1, 17.5],
  [1, 20],
  [1, 22],
  [2, 15],
  [2, 17.5],
  [2, 20],
  [2, 22],
  [4, 18],
  [4, 20.5],
  [5, 18],
  [5, 20.5],
  [7, 20.5],
  [8, 20.5],
  [11, 22],
];

/** Days after the beginning of an edition that the semi-finals begin. */
export const SEMI_FINAL_DAY = 7;
export const MATCHES = SLOTS.length;
export const FINAL = SLOTS.length;
/** Sides in each match's round, counted in matches. */
const ROUND_ENDS = [8, 12, 14, 15] as const;

/** Kick-off of a match of an edition, from 1, epoch ms. */
export function kickOffOf(openAt: number, match: number): number {
  const [day, hour] = SLOTS[match - 1] ?? [0, 0];
  return openAt + day * DAY_MS + hour * HOUR_MS;
}

/** The round of a match: 0 is the first. */
export const roundOf = (match: number): number => ROUND_ENDS.findIndex((end) => match <= end);

/** The two matches whose winners meet in a match; null in the first round. */
export function feedersOf(match: number): readonly [number, number] | null {
  const round = roundOf(match);
  if (round <= 0) return null;
  const first = (ROUND_ENDS[round - 1] ?? 0) + 1;
  const before = (round > 1 ? (ROUND_ENDS[round - 2] ?? 0) : 0) + 1;
  const from = before + (match - first) * 2;
  return [from, from + 1];
}
