import { MINUTE_MS } from '#contract/units/durations.ts';

/** What is made of hands that are still: nothing yet, a warning, or a page that asks for the password again. */
export type Idleness = 'active' | 'warned' | 'locked';

/** The warning comes so long before the lock. */
const WARNED_BEFORE_MS = 2 * MINUTE_MS;

/** @param stillMs how long nobody has touched a page @param limitMs after how long it is locked */
export function idlenessAfter(stillMs: number, limitMs: number): Idleness {
  if (stillMs >= limitMs) return 'locked';
  return stillMs >= limitMs - Math.min(WARNED_BEFORE_MS, limitMs / 2) ? 'warned' : 'active';
}

/** The site's parameter, minutes, as ms; null where it is none or no number above zero. */
export function idleLimitOf(minutes: string | undefined): number | null {
  const limit = Number(minutes ?? 0) * MINUTE_MS;
  return Number.isFinite(limit) && limit > 0 ? limit : null;
}
