/** Back-off between consecutive failures. Times in ms. */
export type BackOffPolicy = {
  /** After the first failure; doubled by each further one. */
  readonly first: number;
  readonly longest: number;
  /**
   * Share of a delay that is randomised, so that devices do not retry all together: 0.5 is half to all of it. No jitter
   * when absent.
   */
  readonly drawn?: number;
};

/** Doublings beyond this change nothing: every policy has reached its longest wait. */
const DOUBLINGS_MAX = 16;

/**
 * Returns the delay after a number of consecutive failures, ms.
 * @param failures at least 1
 * @param random 0 ≤ n < 1; called only by policies with jitter
 */
export function backOff(
  { first, longest, drawn = 0 }: BackOffPolicy,
  failures: number,
  random?: () => number,
): number {
  const maxMs = Math.min(longest, first * 2 ** Math.min(failures - 1, DOUBLINGS_MAX));
  return drawn === 0 ? maxMs : maxMs * (1 - drawn + drawn * (random?.() ?? 1));
}
