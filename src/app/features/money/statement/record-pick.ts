import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, recordPath } from '#app/routes/paths.ts';
import { ORDER_OUTCOMES } from '#contract/money/order/order-machine.ts';
import type { RecordType } from '#contract/money/statement/schema.ts';
import { oneOf } from '#contract/text/narrowing.ts';
import { DAY } from '#contract/text/wire-patterns.ts';
import type { DayText } from '#contract/units/day-text.ts';
import type { Currency } from '#contract/units/money.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { pageIn } from '../wallet/record/record-query.ts';

/** Filters of the statement. */
export const RECORD_FILTERS = [
  'all',
  'deposit',
  'withdrawal',
  'transfer',
  'treasury',
  'interest',
  'exchange',
  'bonus',
  'coins',
] as const satisfies readonly (RecordType | 'all')[];
export type RecordFilter = (typeof RECORD_FILTERS)[number];

export const RECORD_STATES = ['all', ...ORDER_OUTCOMES] as const;
const CURRENCIES = ['all', 'CNY', 'USDT'] as const satisfies readonly (Currency | 'all')[];

/** Length of the longest number. */
export const NUMBER_MAX = 32;

export const RECORD_PERIODS = ['today', 'week', 'month', 'year', 'custom'] as const;
export type RecordPeriod = (typeof RECORD_PERIODS)[number];

/** Retention of the statement, days. */
export const STATEMENT_RETENTION_DAYS = 425;
const REACH_DAYS: Readonly<Record<Exclude<RecordPeriod, 'custom'>, number>> = {
  today: 1,
  week: 7,
  month: 30,
  year: 365,
};

/** Selection of the statement, from its address: a link, a reload and back all show the same. */
export type RecordPick = {
  readonly type: RecordFilter;
  readonly state: (typeof RECORD_STATES)[number];
  readonly currency: Currency | 'all';
  /** Part of a number, searched in all stored records; blank for every line of the period. */
  readonly number: string;
  readonly period: RecordPeriod;
  /** Range of a custom period, both days included; null for the other periods. */
  readonly days: { readonly from: DayText; readonly to: DayText } | null;
  /** From 1. */
  readonly page: number;
};

export const isDay = (text: string | null): text is DayText =>
  text !== null && DAY.test(text) && Number.isFinite(Date.parse(`${text}T00:00:00Z`));

/** A stretch of days the right way round. */
const inOrder = ({ from, to }: { from: DayText; to: DayText }) =>
  from <= to ? { from, to } : { from: to, to: from };

/** Parses the statement's query; unknown values fall back to all of the last seven days. */
export function readRecordPick(query: URLSearchParams): RecordPick {
  const from = query.get('from');
  const to = query.get('to');
  const days = isDay(from) && isDay(to) ? inOrder({ from, to }) : null;
  const named = oneOf(RECORD_PERIODS, query.get('period'), 'week');
  const period = named === 'custom' && days === null ? 'week' : named;
  return {
    type: oneOf(RECORD_FILTERS, query.get('type'), 'all'),
    state: oneOf(RECORD_STATES, query.get('state'), 'all'),
    currency: oneOf(CURRENCIES, query.get('currency'), 'all'),
    number: (query.get('number') ?? '').trim().slice(0, NUMBER_MAX),
    period,
    days: period === 'custom' ? days : null,
    page: pageIn(query.get('page')),
  };
}

/** Builds the query of a selection; defaults are left out. */
export function recordQuery({
  type,
  state,
  currency,
  number,
  period,
  days,
  page,
}: RecordPick): URLSearchParams {
  const query = new URLSearchParams();
  if (type !== 'all') query.set('type', type);
  if (state !== 'all') query.set('state', state);
  if (currency !== 'all') query.set('currency', currency);
  if (number !== '') query.set('number', number);
  if (period !== 'week') query.set('period', period);
  if (days !== null) {
    const { from, to } = inOrder(days);
    query.set('from', from);
    query.set('to', to);
  }
  if (page > 1) query.set('page', String(page));
  return query;
}

/** First and last day of a pick, in the site's calendar; a number is looked for in all of them. */
export function daysOf({ period, days, number }: RecordPick, today: DayText): { from: DayText; to: DayText } {
  if (number !== '') return { from: siteDayOf(siteDayStart(today, 1 - STATEMENT_RETENTION_DAYS)), to: today };
  if (period === 'custom') return days ?? { from: today, to: today };
  return { from: siteDayOf(siteDayStart(today, 1 - REACH_DAYS[period])), to: today };
}

/** The moments of whole days, epoch ms, both included. */
export const momentsOf = ({ from, to }: { from: DayText; to: DayText }) => ({
  from: siteDayStart(from),
  to: siteDayStart(to, 1) - 1,
});

const withQuery = (path: string, pick: RecordPick): string => {
  const query = recordQuery(pick).toString();
  return query ? `${path}?${query}` : path;
};

/** Manages the selection of the statement, read from the address and written to it. */
export function useRecordPick() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const pick = useMemo(() => readRecordPick(new URLSearchParams(search)), [search]);
  const proper = withQuery(pathname, pick);
  // The address is corrected to the shown selection, also when its query was invalid.
  useEffect(() => {
    if (pathname + search !== proper) void navigate(proper, { replace: true });
  }, [pathname, search, proper, navigate]);
  return {
    pick,
    /** Narrows or widens; a change of what is shown begins at its first page. */
    choose: (change: Partial<RecordPick>) =>
      void navigate(withQuery(paths.records, { ...pick, page: 1, ...change }), { replace: true }),
    /** Replaces this page with another one. */
    toPage: (page: number) => void navigate(withQuery(paths.records, { ...pick, page }), { replace: true }),
    pagePath: (page: number) => withQuery(paths.records, { ...pick, page }),
    detailPath: (recordId: string) => withQuery(recordPath(recordId), pick),
    listPath: withQuery(paths.records, pick),
  };
}

export type Picking = ReturnType<typeof useRecordPick>;
