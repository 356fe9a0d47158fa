import type { DayText } from '#contract/units/day-text.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { monthsOn } from '#contract/units/site-month.ts';
import { type ExclusionTerm, REST_DAYS_MAX, type RestLength } from './constants.ts';

/** Chosen length of a break; a day is present where the length is `chosen`. */
export type RestChoice = { readonly length: RestLength; readonly day: DayText | null };

/** The same time on a day of the site's calendar; null for a day that is not from tomorrow to six weeks ahead. */
function onDay(day: DayText | null, at: number): number | null {
  if (day === null) return null;
  const end = siteDayStart(day) + (at - siteDayStart(siteDayOf(at)));
  const days = (end - at) / DAY_MS;
  return days >= 1 && days <= REST_DAYS_MAX ? end : null;
}

/** Returns the end of a break that begins at a given time, epoch ms; null for an invalid chosen day [P.17]. */
export function restEnd({ length, day }: RestChoice, at: number): number | null {
  switch (length) {
    case 'day':
      return at + DAY_MS;
    case 'week':
      return at + 7 * DAY_MS;
    case 'month':
      return monthsOn(at, 1);
    case 'chosen':
      return onDay(day, at);
    default:
      return length satisfies never;
  }
}

/** Returns the end of an exclusion that begins at a given time, epoch ms; null for one without an end [P.18]. */
export const exclusionEnd = (term: ExclusionTerm, at: number): number | null =>
  term === 'ever' ? null : monthsOn(at, Number(term));

/** Reports whether one end is later than another. Null means never. */
export const isLater = (end: number | null, than: number | null): boolean =>
  than !== null && (end === null || end > than);
