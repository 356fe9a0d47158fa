/**
 * Milliseconds from a noted time to now. Infinite where nothing was noted, or where the time lies ahead: a clock that was
 * set back must not make anything wait for the time it has been in.
 */
export const sinceMs = (now: number, at: number | null | undefined): number =>
  at === null || at === undefined || at > now ? Number.POSITIVE_INFINITY : now - at;
