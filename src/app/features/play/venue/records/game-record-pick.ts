import {
  knownIn,
  LIST_PERIODS,
  type ListPeriod,
  pageIn,
} from '#app/features/money/wallet/record/record-period.ts';
import { venueIn } from '#app/features/money/wallet/record/record-venue.ts';
import type { VenueCode } from '#contract/play/game/schema.ts';

/** What the records of games show, as their address says it. */
export type GameRecordPick = {
  readonly period: ListPeriod;
  /** Null for all venues. */
  readonly venue: VenueCode | null;
  /** From 1. */
  readonly page: number;
};

/** Reads the query; what it does not know falls back to all venues and all time. */
export function readGameRecordPick(query: URLSearchParams): GameRecordPick {
  return {
    period: knownIn(LIST_PERIODS, query.get('period'), 'always'),
    venue: venueIn(query.get('venue')),
    page: pageIn(query.get('page')),
  };
}

/** The query of a pick; what goes without saying is left out. */
export function gameRecordQuery({ period, venue, page }: GameRecordPick): URLSearchParams {
  const query = new URLSearchParams();
  if (period !== 'always') query.set('period', period);
  if (venue !== null) query.set('venue', venue);
  if (page > 1) query.set('page', String(page));
  return query;
}
