import { MINUTE_MS } from '#contract/units/durations.ts';

/** State of an idle page: active, warned, or locked until the password is entered. */
export type Idleness = 'active' | 'warned' | 'locked';

/** Time from the warning to the lock. */
const WARNED_BEFORE_MS = 2 * MINUTE_MS;

/** @param stillMs time without input @param limitMs time until it is locked */
export function idlenessAfter(stillMs: number, limitMs: number): Idleness {
  if (stillMs >= limitMs) return 'locked';
  return stillMs >= limitMs - Math.min(WARNED_BEFORE_MS, limitMs / 2) ? 'warned' : 'active';
}

/** The site's parameter, minutes, as ms; null where it is none or no number above zero. */
export function idleLimitOf(minutes: string | undefined): number | null {
  const limit = Number(minutes ?? 0) * MINUTE_MS;
  return Number.isFinite(limit) && limit > 0 ? limit : null;
}
