import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { type Span, unionOf } from '#sandbox/base/spans.ts';

/** So long without anything ends a session. */
const PAUSE_MS = 15 * MINUTE_MS;
const NIGHT_ENDS_MS = 6 * HOUR_MS;

/** Sessions: presence without a pause of fifteen minutes in it. */
export const sessionsOf = (spans: readonly Span[]): readonly Span[] => unionOf(spans, PAUSE_MS - 1);

/** How much of some spans lies between two times, ms. */
const within = (spans: readonly Span[], from: number, to: number): number =>
  unionOf(spans).reduce(
    (sum, span) => sum + Math.max(0, Math.min(span.to, to) - Math.max(span.from, from)),
    0,
  );

/** The beginnings of the last days of Beijing, today's first. */
const lastDays = (now: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, n) => siteDayStart(siteDayOf(now), -n));

/** The longest time on one of the last days, ms. */
export const longestDay = (spans: readonly Span[], now: number, days: number): number =>
  Math.max(0, ...lastDays(now, days).map((start) => within(spans, start, start + DAY_MS)));

/** On how many of the last seven days there was at least an hour between midnight and six. */
export const nightsOf = (spans: readonly Span[], now: number): number =>
  lastDays(now, 7).filter((start) => within(spans, start, start + NIGHT_ENDS_MS) >= HOUR_MS).length;
