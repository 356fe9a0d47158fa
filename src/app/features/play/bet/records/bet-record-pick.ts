import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  LIST_PERIODS,
  type ListPeriod,
  pageIn,
  venueIn,
} from '#app/features/money/wallet/record/record-query.ts';
import type { VenueCode } from '#contract/play/game/schema.ts';
import { oneOf } from '#contract/text/narrowing.ts';

/** Reads the filters of the bet records from the address and writes them to it. */
export function useBetRecordPick() {
  const [query, setQuery] = useSearchParams();
  const pick = useMemo(() => readBetRecordPick(query), [query]);
  const write = (next: BetRecordPick) => setQuery(betRecordQuery(next), { replace: true });
  return {
    pick,
    /** A change of what is shown begins at its first page. */
    choose: (change: Partial<BetRecordPick>) => write({ ...pick, page: 1, ...change }),
    toPage: (page: number) => write({ ...pick, page }),
  };
}

export type BetPicking = ReturnType<typeof useBetRecordPick>;

export const BET_LISTS = ['settled', 'open', 'all'] as const;

/** Filters of the bet records, as stored in the address. */
export type BetRecordPick = {
  readonly filter: (typeof BET_LISTS)[number];
  readonly period: ListPeriod;
  /** Null for all venues. */
  readonly venue: VenueCode | null;
  /** From 1. */
  readonly page: number;
};

/** Parses the query; unknown values fall back to the bets settled in the last month. */
export const readBetRecordPick = (query: URLSearchParams): BetRecordPick => ({
  filter: oneOf(BET_LISTS, query.get('which'), 'settled'),
  period: oneOf(LIST_PERIODS, query.get('period'), 'month'),
  venue: venueIn(query.get('venue')),
  page: pageIn(query.get('page')),
});

/** Builds the query of a pick; default values are omitted. */
export function betRecordQuery({ filter, period, venue, page }: BetRecordPick): URLSearchParams {
  const query = new URLSearchParams();
  if (filter !== 'settled') query.set('which', filter);
  if (period !== 'month') query.set('period', period);
  if (venue !== null) query.set('venue', venue);
  if (page > 1) query.set('page', String(page));
  return query;
}
