import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import type { Currency } from '#contract/units/money.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { type Span, unionOf } from '#sandbox/base/time/spans.ts';
import { MARKERS, type Marker } from './markers.table.ts';

/** Minor units. */
type PaidFact = { readonly at: number; readonly amount: bigint; readonly currency: Currency };

/**
 * Actions of a member in the last 35 days, as input for markers of harm. All are read from data that the platform stores
 * anyway, so that the same facts give the same markers at any time. Times are epoch ms.
 */
export type HarmFacts = {
  readonly deposits: readonly (PaidFact & {
    /** At most half an hour after at least four fifths of what there was to play with had been lost. */
    readonly isAfterLoss: boolean;
  })[];
  readonly failedDeposits: readonly number[];
  /** Withdrawals that were cancelled, or whose cancellation the member requested where that is not possible. */
  readonly cancelledWithdrawals: readonly number[];
  /** Visits to games, and the time that the play clock counted. */
  readonly present: readonly Span[];
  readonly stakes: readonly PaidFact[];
  /** Limits that were raised, and limits that a stake or deposit was refused for. */
  readonly raisedLimits: readonly number[];
  readonly hitLimits: readonly number[];
  /** Reality checks that were answered within two seconds. */
  readonly quickAnswers: readonly number[];
  /** Cards and addresses that were added to the first ones. */
  readonly newPayees: readonly number[];
};

/** Pause that ends a session. */
const PAUSE_MS = 15 * MINUTE_MS;
const NIGHT_ENDS_MS = 6 * HOUR_MS;

/** Sessions: presence without a pause of fifteen minutes in it. */
const sessionsOf = (spans: readonly Span[]): readonly Span[] => unionOf(spans, PAUSE_MS - 1);

/** Returns the total of some spans between two timestamps, ms. */
const within = (spans: readonly Span[], from: number, to: number): number =>
  unionOf(spans).reduce(
    (sum, span) => sum + Math.max(0, Math.min(span.to, to) - Math.max(span.from, from)),
    0,
  );

/** The beginnings of the last days of Beijing, today's first. */
const lastDays = (now: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, n) => siteDayStart(siteDayOf(now), -n));

/** The longest time on one of the last days, ms. */
const longestDay = (spans: readonly Span[], now: number, days: number): number =>
  Math.max(0, ...lastDays(now, days).map((start) => within(spans, start, start + DAY_MS)));

/** Number of the last seven days with at least an hour of play between midnight and six. */
const nightsOf = (spans: readonly Span[], now: number): number =>
  lastDays(now, 7).filter((start) => within(spans, start, start + NIGHT_ENDS_MS) >= HOUR_MS).length;

const WEEK_MS = 7 * DAY_MS;
const MONTH_MS = 30 * DAY_MS;
const WEEKS_BEFORE = 4;

/** Number of timestamps within the most recent period. */
const since = (times: readonly number[], now: number, reachMs: number): number =>
  times.filter((at) => at > now - reachMs && at <= now).length;

const sumBetween = (paid: readonly PaidFact[], from: number, to: number): bigint =>
  paid.filter(({ at }) => at > from && at <= to).reduce((sum, { amount }) => sum + amount, 0n);

/** Whether the last seven days reach the given multiple of the usual amount of the four weeks before, in one currency. */
function hasRisen(paid: readonly PaidFact[], now: number, times: bigint): boolean {
  return (['CNY', 'USDT'] as const).some((currency) => {
    const own = paid.filter((each) => each.currency === currency);
    const weeks = Array.from({ length: WEEKS_BEFORE }, (_, n) =>
      sumBetween(own, now - (n + 2) * WEEK_MS, now - (n + 1) * WEEK_MS),
    ).toSorted((one, other) => Number(one - other));
    // The median of four is half of the two in the middle together.
    const middle = (weeks[1] ?? 0n) + (weeks[2] ?? 0n);
    return middle > 0n && sumBetween(own, now - WEEK_MS, now) * 2n >= middle * times;
  });
}

/** A session with at least three deposits in it, in the last day. */
function hasDenseSession({ deposits, present, stakes }: HarmFacts, now: number): boolean {
  const acts = [...deposits, ...stakes].map(({ at }) => ({ from: at, to: at }));
  return sessionsOf([...present, ...acts])
    .filter(({ to }) => to > now - DAY_MS)
    .some(({ from, to }) => deposits.filter(({ at }) => at >= from && at <= to).length >= 3);
}

const DETECTORS: Readonly<Record<Marker, (facts: HarmFacts, now: number) => boolean>> = {
  chasing: (facts, now) => {
    const afterLoss = facts.deposits.filter(({ isAfterLoss }) => isAfterLoss).map(({ at }) => at);
    return since(afterLoss, now, DAY_MS) >= 2 || hasDenseSession(facts, now);
  },
  withdrawal: ({ cancelledWithdrawals }, now) => since(cancelledWithdrawals, now, WEEK_MS) >= 2,
  long: ({ present }, now) =>
    longestDay(present, now, 2) > 6 * HOUR_MS ||
    sessionsOf(present).some(({ from, to }) => to > now - DAY_MS && to - from > 3 * HOUR_MS),
  night: ({ present }, now) => nightsOf(present, now) >= 3,
  raised: ({ deposits, stakes }, now) => hasRisen(deposits, now, 2n) || hasRisen(stakes, now, 3n),
  tools: ({ raisedLimits, hitLimits, quickAnswers }, now) =>
    since(raisedLimits, now, MONTH_MS) >= 2 ||
    since(hitLimits, now, WEEK_MS) >= 3 ||
    since(quickAnswers, now, WEEK_MS) >= 5,
  payments: ({ failedDeposits, newPayees }, now) =>
    since(failedDeposits, now, DAY_MS) >= 3 || since(newPayees, now, MONTH_MS) >= 3,
};

/** The markers that the facts of a member show at a time, epoch ms. */
export const markersIn = (facts: HarmFacts, now: number): readonly Marker[] =>
  MARKERS.filter((marker) => DETECTORS[marker](facts, now));
