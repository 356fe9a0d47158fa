import type { DayText } from '#contract/units/day-text.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { type MonthText, monthAfter, siteMonthStart } from '#contract/units/site-month.ts';

/** Returns the day a number of days after another, or before. */
export const dayAfter = (day: DayText, days: number): DayText => siteDayOf(siteDayStart(day, days));

/** Every day of a month of Beijing in order: 28 to 31. */
export function daysOf(month: MonthText): readonly DayText[] {
  const from = siteMonthStart(month);
  const count = Math.round((siteMonthStart(monthAfter(month, 1)) - from) / DAY_MS);
  return Array.from({ length: count }, (_, index) => siteDayOf(from + index * DAY_MS));
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: DayText): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The seven days of a week, from Monday. */
export const weekOf = (day: DayText): readonly DayText[] =>
  Array.from({ length: 7 }, (_, index) => dayAfter(day, index - weekdayOf(day)));

/**
 * Counts consecutive days that end today, or yesterday while today is open. `has` reports which days were signed on their
 * own date.
 */
export function streakUpTo(today: DayText, has: (day: DayText) => boolean): number {
  let day = has(today) ? today : dayAfter(today, -1);
  let length = 0;
  while (has(day)) {
    length += 1;
    day = dayAfter(day, -1);
  }
  return length;
}
