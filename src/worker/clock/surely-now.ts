import type { ServerTime } from '#contract/units/time.ts';
import type { ServerClock } from './server-clock.ts';

/** Returns the server time, or null before any platform response: the device’s own clock may be wrong by hours. */
export function surelyNow(clock: Pick<ServerClock, 'reading'>): ServerTime | null {
  const { now, errorMs } = clock.reading();
  return Number.isFinite(errorMs) ? now : null;
}
