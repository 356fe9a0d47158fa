import type { ServerTime } from '#contract/units/time.ts';
import type { ServerClock } from './server-clock.ts';

/** Server time, or null while no answer of the platform has said it: the device's own clock may be wrong by hours. */
export function surelyNow(clock: Pick<ServerClock, 'reading'>): ServerTime | null {
  const { now, errorMs } = clock.reading();
  return Number.isFinite(errorMs) ? now : null;
}
