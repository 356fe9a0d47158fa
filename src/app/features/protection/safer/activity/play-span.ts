import type { DayText } from '#contract/units/day-text.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { monthAfter, siteMonthOf, siteMonthStart } from '#contract/units/site-month.ts';

/** Length of one line of the figures: a day, a week from Monday, or a calendar month; all in Beijing time. */
export const PLAY_STEPS = ['day', 'week', 'month'] as const;
export type PlayStep = (typeof PLAY_STEPS)[number];

/** Both days included. */
export type DaySpan = { readonly from: DayText; readonly to: DayText };

const WEEKS = 13;
const MONTHS = 14;
/** Number of periods that can be paged back: fourteen months are retained. */
const FURTHEST: Readonly<Record<PlayStep, number>> = { day: 13, week: 4, month: 0 };

const DAYS_OF_WEEK = 7;
const after = (day: DayText, days: number): DayText => siteDayOf(siteDayStart(day, days));
const earlier = (one: DayText, other: DayText): DayText => (one < other ? one : other);

/** Returns the Monday of the week that contains a day. */
export function mondayOf(day: DayText): DayText {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return after(day, -((weekday + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK));
}

/** Returns the highest number of periods back in the address, counted from 0. */
export const maxBack = (step: PlayStep): number => FURTHEST[step];

/** The days that are shown: a month by day, thirteen weeks, or fourteen months; `back` stretches before the present one. */
export function spanOf(step: PlayStep, back: number, today: DayText): DaySpan {
  const month = siteMonthOf(siteDayStart(today));
  if (step === 'week') {
    const last = after(mondayOf(today), 6 - back * WEEKS * DAYS_OF_WEEK);
    return { from: after(last, 1 - WEEKS * DAYS_OF_WEEK), to: earlier(last, today) };
  }
  const first = step === 'day' ? monthAfter(month, -back) : monthAfter(month, 1 - MONTHS);
  const end = step === 'day' ? monthAfter(first, 1) : monthAfter(month, 1);
  return { from: siteDayOf(siteMonthStart(first)), to: earlier(siteDayOf(siteMonthStart(end) - 1), today) };
}

/** Returns the first day of the line that contains a day. */
export function lineStart(step: PlayStep, day: DayText): DayText {
  if (step === 'day') return day;
  return step === 'week' ? mondayOf(day) : siteDayOf(siteMonthStart(siteMonthOf(siteDayStart(day))));
}

/** The first day of every line of a span, the oldest first; the first may begin before the span. */
export function linesOf(step: PlayStep, { from, to }: DaySpan): readonly DayText[] {
  const starts: DayText[] = [];
  for (let day = from; day <= to; day = after(day, 1)) {
    const start = lineStart(step, day);
    if (starts.at(-1) !== start) starts.push(start);
  }
  return starts;
}
