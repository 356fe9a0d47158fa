/** How long to wait between failures in a row. Times in ms. */
export type BackOffPolicy = {
  /** After the first failure; doubled by each further one. */
  readonly first: number;
  readonly longest: number;
  /** Share of a wait that is drawn, so that not all devices come back together: 0.5 is half to all of it. None when absent. */
  readonly drawn?: number;
};

/** Doublings beyond this change nothing: every policy has reached its longest wait. */
const MOST_DOUBLINGS = 16;

/**
 * How long to wait after so many failures in a row, ms.
 * @param failures at least 1
 * @param random 0 ≤ n < 1; asked only by policies that draw
 */
export function backOff(
  { first, longest, drawn = 0 }: BackOffPolicy,
  failures: number,
  random?: () => number,
): number {
  const most = Math.min(longest, first * 2 ** Math.min(failures - 1, MOST_DOUBLINGS));
  return drawn === 0 ? most : most * (1 - drawn + drawn * (random?.() ?? 1));
}
