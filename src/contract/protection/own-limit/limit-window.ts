import type { DayText } from '#contract/units/day-text.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { monthAfter, siteMonthOf, siteMonthStart } from '#contract/units/site-month.ts';
import type { LimitPeriod } from './constants.ts';

/** A window that a limit is counted in, epoch ms: its first moment, and the first after it. */
export type LimitWindow = { readonly from: number; readonly until: number };

const WEEK_DAYS = 7;

/** Days since the last Monday. */
const daysIntoWeek = (day: DayText) => (new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;

/**
 * Returns the window of a time, by the site’s calendar: a day, a week from Monday on, a calendar month. A per-bet limit has
 * no window length [P.16].
 */
export function limitWindow(period: LimitPeriod, at: number): LimitWindow {
  const day = siteDayOf(at);
  switch (period) {
    case 'day':
      return { from: siteDayStart(day), until: siteDayStart(day, 1) };
    case 'week': {
      const past = daysIntoWeek(day);
      return { from: siteDayStart(day, -past), until: siteDayStart(day, WEEK_DAYS - past) };
    }
    case 'month': {
      const month = siteMonthOf(at);
      return { from: siteMonthStart(month), until: siteMonthStart(monthAfter(month, 1)) };
    }
    case 'each':
      return { from: at, until: at };
  }
}
