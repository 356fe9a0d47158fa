import type { VenueCode } from '#contract/play/game/schema.ts';
import { isPositiveInteger } from '#contract/text/form-rules.ts';
import { WORD_ID } from '#contract/text/wire-patterns.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';

/** A venue that records are narrowed to. */
export type RecordVenue = { readonly venue: VenueCode; readonly venueName: string };

const isVenueCode = (text: string): text is VenueCode => WORD_ID.test(text);

/** The venue of a query; null, which is all of them, for what names none. */
export const venueIn = (text: string | null): VenueCode | null =>
  text !== null && isVenueCode(text) ? text : null;

/** Periods up to today, or everything. */
export const LIST_PERIODS = ['today', 'week', 'month', 'always'] as const;
export type ListPeriod = (typeof LIST_PERIODS)[number];

const REACH_DAYS: Readonly<Record<Exclude<ListPeriod, 'always'>, number>> = { today: 1, week: 7, month: 30 };
const MAX_PAGE = 100_000;

/** A page of a list, from 1. */
export function pageIn(text: string | null): number {
  const page = text !== null && isPositiveInteger(text) ? Number(text) : 1;
  return page < MAX_PAGE ? page : 1;
}

/** Returns the start of a period, epoch ms; null where all days are shown. */
export const periodStart = (period: ListPeriod, now: number): number | null =>
  period === 'always' ? null : siteDayStart(siteDayOf(now), 1 - REACH_DAYS[period]);
