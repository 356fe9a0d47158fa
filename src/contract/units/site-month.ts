import { siteDayOf, siteDayStart } from './site-day.ts';

/** A month of the site's calendar: `2026-11`. */
export type MonthText = `${number}-${number}`;

const isMonth = (text: string): text is MonthText => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);

/** @throws RangeError for what is no month. */
function monthText(text: string): MonthText {
  if (isMonth(text)) return text;
  throw new RangeError('not a month');
}

/** The month of the site's calendar a moment lies in; epoch ms. */
export const siteMonthOf = (at: number): MonthText => monthText(siteDayOf(at).slice(0, 7));

/** When a day of a month begins, epoch ms; the first day unless another is given. */
export const siteMonthStart = (month: MonthText, day = 1): number =>
  siteDayStart(siteDayOf(Date.parse(`${month}-01T00:00:00Z`)), day - 1);
