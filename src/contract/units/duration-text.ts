import { SECOND_MS } from './durations.ts';
import { twoDigits } from './time.ts';

const MINUTE_S = 60;
const HOUR_S = 3_600;

/** Format of hours: the digits they need, or at least two, from an hour on; or always two digits. */
type HoursForm = 'plain' | 'padded' | 'always';

/**
 * A length of time as a clock shows it, `14:32`, with its hours `71:59:08`; days count as hours. A begun second counts
 * whole, so that the end of a wait is `00:00` and not before; below zero nothing is left.
 */
export function durationText(ms: number, hoursForm: HoursForm = 'plain'): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const hours = Math.floor(seconds / HOUR_S);
  const rest = `${twoDigits(Math.floor((seconds % HOUR_S) / MINUTE_S))}:${twoDigits(seconds % MINUTE_S)}`;
  if (hours === 0 && hoursForm !== 'always') return rest;
  return `${hoursForm === 'plain' ? hours : twoDigits(hours)}:${rest}`;
}
