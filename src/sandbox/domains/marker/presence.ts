import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import type { Span } from './facts.ts';

/** So long without anything ends a session. */
const PAUSE_MS = 15 * MINUTE_MS;
const NIGHT_ENDS_MS = 6 * HOUR_MS;

/** Spans as one timeline: those that overlap are one, whatever tab or device they are of. */
function union(spans: readonly Span[], gapMs = 0): readonly Span[] {
  const out: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = out.at(-1);
    if (last && span.from - last.to <= gapMs) {
      out[out.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    } else out.push(span);
  }
  return out;
}

/** Sessions: presence without a pause of fifteen minutes in it. */
export const sessionsOf = (spans: readonly Span[]): readonly Span[] => union(spans, PAUSE_MS - 1);

/** How much of some spans lies between two times, ms. */
const within = (spans: readonly Span[], from: number, to: number): number =>
  union(spans).reduce((sum, span) => sum + Math.max(0, Math.min(span.to, to) - Math.max(span.from, from)), 0);

/** The beginnings of the last days of Beijing, today's first. */
const lastDays = (now: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, n) => siteDayStart(siteDayOf(now), -n));

/** The longest time on one of the last days, ms. */
export const longestDay = (spans: readonly Span[], now: number, days: number): number =>
  Math.max(0, ...lastDays(now, days).map((start) => within(spans, start, start + DAY_MS)));

/** On how many of the last seven days there was at least an hour between midnight and six. */
export const nightsOf = (spans: readonly Span[], now: number): number =>
  lastDays(now, 7).filter((start) => within(spans, start, start + NIGHT_ENDS_MS) >= HOUR_MS).length;
