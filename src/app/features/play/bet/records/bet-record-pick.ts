import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  LIST_PERIODS,
  type ListPeriod,
  pageIn,
  periodStart,
  venueIn,
} from '#app/features/money/wallet/record/record-query.ts';
import type { BetGroup } from '#contract/play/bet/returns-schema.ts';
import type { VenueCode } from '#contract/play/game/schema.ts';
import { oneOf } from '#contract/text/narrowing.ts';
import { siteMonthStart } from '#contract/units/site-day.ts';
import { groupIn, groupParam, monthIn } from './bet-group.ts';

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

export const BET_LISTS = ['open', 'settled', 'all'] as const;
/** Parts of the open bets: all, those of matches in play, and those to come. */
export const OPEN_PARTS = ['all', 'live', 'early'] as const;

/** Filters of the bet records, as stored in the address. */
export type BetRecordPick = {
  readonly filter: (typeof BET_LISTS)[number];
  readonly period: ListPeriod;
  /** Null for all venues. */
  readonly venue: VenueCode | null;
  /** Sport or market of the bets; null for all. */
  readonly group: BetGroup | null;
  /** Month in which they were placed, as `2025-11`, within the period; null for all of it. */
  readonly month: string | null;
  /** Part of the open bets. */
  readonly part: (typeof OPEN_PARTS)[number];
  /** Leaves out open bets that cannot win any more. */
  readonly isAlive: boolean;
  /** From 1. */
  readonly page: number;
};

/** Parses the query; unknown values fall back to the open bets, and the last month. */
export const readBetRecordPick = (query: URLSearchParams): BetRecordPick => ({
  filter: oneOf(BET_LISTS, query.get('which'), 'open'),
  period: oneOf(LIST_PERIODS, query.get('period'), 'month'),
  venue: venueIn(query.get('venue')),
  group: groupIn(query),
  month: monthIn(query.get('month')),
  part: oneOf(OPEN_PARTS, query.get('part'), 'all'),
  isAlive: query.get('alive') === '1',
  page: pageIn(query.get('page')),
});

/** Builds the query of a pick; default values are omitted. */
export function betRecordQuery({
  filter = 'open',
  period = 'month',
  venue = null,
  group = null,
  month = null,
  part = 'all',
  isAlive = false,
  page = 1,
}: Partial<BetRecordPick>): URLSearchParams {
  const query = new URLSearchParams();
  if (filter !== 'open') query.set('which', filter);
  if (period !== 'month') query.set('period', period);
  if (venue !== null) query.set('venue', venue);
  if (group !== null) query.set(...groupParam(group));
  if (month !== null) query.set('month', month);
  if (part !== 'all') query.set('part', part);
  if (isAlive) query.set('alive', '1');
  if (page > 1) query.set('page', String(page));
  return query;
}

/** Returns the range of placing times of a pick, epoch ms, both included; null for an open end. */
export function spanOf({ filter, period, month }: BetRecordPick, now: number) {
  // Open bets are listed whatever their age.
  const from = filter === 'open' ? null : periodStart(period, now);
  if (month === null) return { from, to: null };
  return { from: Math.max(from ?? 0, siteMonthStart(month)), to: siteMonthStart(month, 1) - 1 };
}
