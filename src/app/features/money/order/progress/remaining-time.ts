import { MINUTE_MS } from '#contract/units/durations.ts';

/** Returns the whole minutes to announce for a time left: at five, at one, and at its end (0); null before five. */
export function minutesSpoken(remainingMs: number): 5 | 1 | 0 | null {
  const minutes = remainingMs / MINUTE_MS;
  if (minutes <= 0) return 0;
  if (minutes <= 1) return 1;
  return minutes <= 5 ? 5 : null;
}

/** Returns the share of a span that is left, 0 to 1. */
export function remainingShare(from: number, until: number, now: number): number {
  if (until <= from) return 0;
  return Math.min(1, Math.max(0, (until - now) / (until - from)));
}
