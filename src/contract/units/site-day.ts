import { DAY } from '../text/wire-patterns.ts';
import type { DayText } from './day-text.ts';
import { DAY_MS } from './durations.ts';

/** The site's calendar is Beijing's. */
const OFFSET_MS = 8 * 3_600_000;

const isDay = (text: string): text is DayText => DAY.test(text);

/** Returns the day of the site’s calendar for a time; epoch ms. */
export function siteDayOf(at: number): DayText {
  const day = new Date(at + OFFSET_MS).toISOString().slice(0, 10);
  if (isDay(day)) return day;
  throw new RangeError('not a day');
}

/** `11-20` of a day, with its year before it in another year than that of `now`, epoch ms. */
export const shortDay = (day: DayText, now: number): string =>
  day.slice(0, 4) === siteDayOf(now).slice(0, 4) ? day.slice(5) : day;

/** Year, month, day, hour and minute of the site's clock, two digits each: `2511220041`. */
export const siteClockOf = (at: number): string =>
  new Date(at + OFFSET_MS).toISOString().slice(2, 16).replace(/\D/g, '');

/** Returns the start of a month of the site’s calendar, `2025-11`, epoch ms; `months` is an offset from it. */
export function siteMonthStart(month: string, months = 0): number {
  const [year, number] = month.split('-').map(Number);
  return Date.UTC(year ?? 0, (number ?? 1) - 1 + months) - OFFSET_MS;
}

/** Start of the site's calendar day that contains a moment, epoch ms. */
export const dayStartOf = (at: number): number => siteDayStart(siteDayOf(at));

/** Returns the start of a day of the site’s calendar, epoch ms; `days` is an offset from it. */
export const siteDayStart = (day: DayText, days = 0): number =>
  Date.parse(`${day}T00:00:00Z`) - OFFSET_MS + days * DAY_MS;
