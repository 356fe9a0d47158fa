import type { DayText } from '#contract/models/board.ts';
import type { RecordType } from '#contract/models/money-record.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';

/** What the statement may be narrowed to. */
export const RECORD_FILTERS = [
  'all',
  'deposit',
  'withdrawal',
  'transfer',
  'treasury',
  'exchange',
  'rebate',
  'bonus',
  'coins',
] as const satisfies readonly (RecordType | 'all')[];
export type RecordFilter = (typeof RECORD_FILTERS)[number];

export const RECORD_PERIODS = ['today', 'week', 'month', 'year', 'custom'] as const;
export type RecordPeriod = (typeof RECORD_PERIODS)[number];

/** How far back the statement goes, days. */
export const KEPT_DAYS = 425;
const REACH_DAYS: Readonly<Record<Exclude<RecordPeriod, 'custom'>, number>> = {
  today: 1,
  week: 7,
  month: 30,
  year: 365,
};

/** What the statement shows, as its address says it: a link, a reload and the way back all show the same. */
export type RecordPick = {
  readonly type: RecordFilter;
  readonly period: RecordPeriod;
  /** Of a period of one's own, both days included; null where the other periods say it. */
  readonly days: { readonly from: DayText; readonly to: DayText } | null;
  /** From 1. */
  readonly page: number;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
export const isDay = (text: string | null): text is DayText =>
  text !== null && DAY.test(text) && Number.isFinite(Date.parse(`${text}T00:00:00Z`));

const oneOf = <Value extends string>(
  values: readonly Value[],
  text: string | null,
  otherwise: Value,
): Value => values.find((value) => value === text) ?? otherwise;

function pageIn(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1;
}

/** Reads the statement's query; what it does not know falls back to all of the last seven days. */
export function readRecordPick(query: URLSearchParams): RecordPick {
  const from = query.get('from');
  const to = query.get('to');
  const days = isDay(from) && isDay(to) ? (from <= to ? { from, to } : { from: to, to: from }) : null;
  const named = oneOf(RECORD_PERIODS, query.get('period'), 'week');
  const period = named === 'custom' && days === null ? 'week' : named;
  return {
    type: oneOf(RECORD_FILTERS, query.get('type'), 'all'),
    period,
    days: period === 'custom' ? days : null,
    page: pageIn(query.get('page')),
  };
}

/** The query of a pick; what goes without saying is left out. */
export function recordQuery({ type, period, days, page }: RecordPick): URLSearchParams {
  const query = new URLSearchParams();
  if (type !== 'all') query.set('type', type);
  if (period !== 'week') query.set('period', period);
  if (days !== null) {
    query.set('from', days.from);
    query.set('to', days.to);
  }
  if (page > 1) query.set('page', String(page));
  return query;
}

/** First and last day of a pick, in the site's calendar. */
export function daysOf({ period, days }: RecordPick, today: DayText): { from: DayText; to: DayText } {
  if (period === 'custom') return days ?? { from: today, to: today };
  return { from: siteDayOf(siteDayStart(today, 1 - REACH_DAYS[period])), to: today };
}

/** The moments of whole days, epoch ms, both included. */
export const momentsOf = ({ from, to }: { from: DayText; to: DayText }) => ({
  from: siteDayStart(from),
  to: siteDayStart(to, 1) - 1,
});
