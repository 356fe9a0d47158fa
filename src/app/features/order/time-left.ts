import { SECOND_MS } from '#contract/units/durations.ts';
import { twoDigits } from '#contract/units/time.ts';

const MINUTE_S = 60;
const HOUR_S = 3_600;

/** `14:32`, or `71:59:08` from an hour on. A begun second counts whole, so that the end is `00:00` and not before. */
export function timeText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const hours = Math.floor(seconds / HOUR_S);
  const rest = `${twoDigits(Math.floor((seconds % HOUR_S) / MINUTE_S))}:${twoDigits(seconds % MINUTE_S)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** How many whole minutes are said aloud for a time left: at five, at one, and at its end (0); null before five. */
export function minutesSpoken(leftMs: number): 5 | 1 | 0 | null {
  const minutes = leftMs / (MINUTE_S * SECOND_MS);
  if (minutes <= 0) return 0;
  if (minutes <= 1) return 1;
  return minutes <= 5 ? 5 : null;
}

/** How much of a span is left, 0 to 1. */
export function shareLeft(from: number, until: number, now: number): number {
  if (until <= from) return 0;
  return Math.min(1, Math.max(0, (until - now) / (until - from)));
}
