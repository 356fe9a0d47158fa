import { DAY_MS } from './durations.ts';
import { siteDayOf, siteDayStart } from './site-day.ts';

/** A month of the site's calendar: `2026-11`. */
export type MonthText = `${number}-${number}`;

const isMonth = (text: string): text is MonthText => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);

/** A month out of the text of one. @throws RangeError for what is no month. */
export function monthText(text: string): MonthText {
  if (isMonth(text)) return text;
  throw new RangeError('not a month');
}

/** Returns the month of the site’s calendar for a time; epoch ms. */
export const siteMonthOf = (at: number): MonthText => monthText(siteDayOf(at).slice(0, 7));

/** Returns the start of a day of a month, epoch ms; the first day by default. */
export const siteMonthStart = (month: MonthText, day = 1): number =>
  siteDayStart(siteDayOf(Date.parse(`${month}-01T00:00:00Z`)), day - 1);

/** Returns the month a number of months after another, or before. */
export function monthAfter(month: MonthText, months: number): MonthText {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * 12 + number - 1 + months;
  return monthText(`${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`);
}

/**
 * Returns the same time of the site’s clock `months` calendar months later, epoch ms. A month without that day uses its
 * last one: six months after 31 August is 28 or 29 February.
 */
export function monthsOn(at: number, months: number): number {
  const sinceMonth = at - siteMonthStart(siteMonthOf(at));
  const month = monthAfter(siteMonthOf(at), months);
  const wanted = siteMonthStart(month) + sinceMonth;
  const next = siteMonthStart(monthAfter(month, 1));
  return wanted < next ? wanted : next - DAY_MS + (sinceMonth % DAY_MS);
}
