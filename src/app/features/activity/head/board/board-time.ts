import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/units/durations.ts';
import { twoDigits } from '#contract/units/time.ts';

/** Formats a remaining time as `50:14:36` for the board: hours, minutes and seconds, rounded up; zero once it has ended. */
export function boardTime(leftMs: number): string {
  const left = Math.max(0, Math.ceil(leftMs / SECOND_MS) * SECOND_MS);
  const parts = [
    Math.floor(left / HOUR_MS),
    Math.floor((left % HOUR_MS) / MINUTE_MS),
    (left % MINUTE_MS) / SECOND_MS,
  ];
  return parts.map(twoDigits).join(':');
}
