import type { DayText } from '#contract/units/day-text.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';

/** A month of the site's calendar, `2026-11`: months compare as text does. */
export type MonthText = string;

/** The month of a day. */
export const monthOf = (day: DayText): MonthText => day.slice(0, 7);

/** Shifts a month by a number of months; to an earlier one for a negative `by`. */
export function monthsLater(month: MonthText, by: number): MonthText {
  const monthIndex = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${Math.floor(monthIndex / 12)}-${String((monthIndex % 12) + 1).padStart(2, '0')}`;
}

/** Shifts a day by a number of days; to an earlier one for a negative `by`. */
export const daysLater = (day: DayText, by: number): DayText => siteDayOf(siteDayStart(day, by));

/** The first day of a month. */
export const firstDay = (month: MonthText): DayText => siteDayOf(Date.parse(`${month}-01T00:00:00+08:00`));
/** The last day of a month. */
export const lastDay = (month: MonthText): DayText => daysLater(firstDay(monthsLater(month, 1)), -1);

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Returns the date of a birthday in a year: for 29 February, the 28th in other than leap years. */
export function birthdayIn(year: number, birthday: string): DayText {
  const day = birthday.slice(5) === '02-29' && !isLeap(year) ? '02-28' : birthday.slice(5);
  return siteDayOf(Date.parse(`${year}-${day}T00:00:00+08:00`));
}

/** The last birthday that has come, today's counted in. */
export function lastBirthday(birthday: string, today: DayText): DayText {
  const year = Number(today.slice(0, 4));
  const day = birthdayIn(year, birthday);
  return day <= today ? day : birthdayIn(year - 1, birthday);
}
