import { dayTyped } from '#contract/units/day-typed.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';

/** The two sides of an identity card: the portrait, and the emblem with the days it is valid between. */
export const DOCUMENT_SIDES = ['front', 'back'] as const;
export type DocumentSide = (typeof DOCUMENT_SIDES)[number];

/** Time before its end from which a document may be renewed, ms. */
export const RENEW_BEFORE_MS = 90 * DAY_MS;
/** Time after which an uploaded image that was not submitted for review is deleted, ms. */
export const UNSUBMITTED_IMAGE_TTL_MS = DAY_MS;
/** Years: no identity card is valid for longer, but for those that never end. */
const DOCUMENT_YEARS_MAX = 20;
/** Letters of what an operator adds to the reason of a rejection. */
export const REJECT_NOTE_MAX = 60;

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
