/**
 * Returns the milliseconds from a noted time to now. Infinite without a noted time, or for a time in the future: after a
 * clock was set back, nothing must wait for the time to pass again.
 */
export const sinceMs = (now: number, at: number | null | undefined): number =>
  at === null || at === undefined || at > now ? Number.POSITIVE_INFINITY : now - at;
