import {
  LIST_PERIODS,
  type ListPeriod,
  pageIn,
  venueIn,
} from '#app/features/money/wallet/record/record-query.ts';
import type { VenueCode } from '#contract/play/game/schema.ts';
import { oneOf } from '#contract/text/narrowing.ts';

/** Filters of the game records, as stored in the address. */
export type GameRecordPick = {
  readonly period: ListPeriod;
  /** Null for all venues. */
  readonly venue: VenueCode | null;
  /** From 1. */
  readonly page: number;
};

/** Parses the query; unknown values fall back to all venues and all time. */
export function readGameRecordPick(query: URLSearchParams): GameRecordPick {
  return {
    period: oneOf(LIST_PERIODS, query.get('period'), 'always'),
    venue: venueIn(query.get('venue')),
    page: pageIn(query.get('page')),
  };
}

/** Builds the query of a pick; default values are omitted. */
export function gameRecordQuery({ period, venue, page }: GameRecordPick): URLSearchParams {
  const query = new URLSearchParams();
  if (period !== 'always') query.set('period', period);
  if (venue !== null) query.set('venue', venue);
  if (page > 1) query.set('page', String(page));
  return query;
}
