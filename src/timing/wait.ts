import { type Observable, type SchedulerLike, timer } from 'rxjs';

/** Longest delay that browsers and Node accept, ms (about 24.8 days); they run a longer one after 1 ms. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Bounds of a wait, ms. */
export type WaitBounds = {
  /** 0 when absent. */
  readonly least?: number;
  /** The longest timer when absent. The caller works out the rest after it. */
  readonly longest?: number;
};

/** Limits a computed delay, ms. NaN becomes the longest delay, so that a bad value cannot cause a busy loop. */
export function boundedMs(ms: number, { least = 0, longest = LONGEST_TIMER_MS }: WaitBounds = {}): number {
  const maxMs = Math.min(longest, LONGEST_TIMER_MS);
  return Number.isNaN(ms) ? maxMs : Math.min(maxMs, Math.max(least, ms));
}

/**
 * Emits once after a computed delay, then completes. Every delay that depends on a response, a clock or a count uses this
 * function instead of `timer`.
 */
export const wait = (ms: number, scheduler?: SchedulerLike, bounds?: WaitBounds): Observable<0> =>
  timer(boundedMs(ms, bounds), scheduler);
