import { dayTyped } from '#contract/units/day-typed.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { DOCUMENT_YEARS_MAX } from './constants.ts';

/** A document without an end counts until then, epoch ms. */
export const NEVER_ENDS = Date.UTC(9999, 11, 31);

export type DocumentEndProblem = 'date' | 'over' | 'far';

/**
 * Returns the time at which a document expires, epoch ms: its last day counts fully, in Beijing.
 * @param lastDay `YYYY-MM-DD`; blank for a document without an end
 */
export function documentEnd(lastDay: string): number | null {
  if (lastDay === '') return NEVER_ENDS;
  const day = dayTyped(lastDay);
  return day === lastDay ? siteDayStart(day, 1) : null;
}

/**
 * Returns the problem of a document’s last day at a time, epoch ms: not a date, already expired, or beyond the longest
 * validity.
 */
export function documentEndProblem(lastDay: string, now: number): DocumentEndProblem | null {
  const end = documentEnd(lastDay);
  if (end === null) return 'date';
  if (end <= now) return 'over';
  const today: string = siteDayOf(now);
  const furthest = `${Number(today.slice(0, 4)) + DOCUMENT_YEARS_MAX}${today.slice(4)}`;
  return lastDay !== '' && lastDay > furthest ? 'far' : null;
}
