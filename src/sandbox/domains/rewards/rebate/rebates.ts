import type { DatabaseSync } from 'node:sqlite';
import type * as v from 'valibot';
import type { RebateDay, RebateView } from '#contract/rewards/rebate/schema.ts';
import { rebateAfter } from '#contract/rewards/rebate/states.table.ts';
import { REBATE_HOUR, REBATE_LEAST, REBATE_WAITS_DAYS } from '#contract/rewards/vip/vip-rules.ts';
import type { DayText } from '#contract/units/day-text.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { ratesOf, rebateMax, rebateRate } from '#sandbox/base/tables/grades.table.ts';
import { eachDue } from '#sandbox/db/each-due.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { rebatePaid, rebateReady } from '#sandbox/domains/care/inbox/rewards/vip-news.ts';
import { type Holder, memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { costsOf, openMemberCash } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';
import type { Turnover } from '#sandbox/domains/ground/turnover/turnover.ts';
import { daysLater } from '#sandbox/domains/rewards/vip/calendar.ts';
import type { Standings } from '#sandbox/domains/rewards/vip/standings.ts';
import { createRebateStore, type RebateChoice, type RebateDayRow, type RebateStore } from './rebate-store.ts';

const RATE_SCALE = 10_000n;

/** Applies a rate in hundredths of a percent to a sum, minor units: fractions are dropped, for negative sums too. */
export const rebateOf = (valid: bigint, rate: number): bigint => (valid * BigInt(rate)) / RATE_SCALE;

/** Returns the payment of a day and the remainder for the next: nothing below the minimum, and never more than the maximum. */
export function dayRebate(
  parts: readonly bigint[],
  carried: bigint,
  max: bigint,
): { readonly amount: bigint; readonly remaining: bigint } {
  const total = parts.reduce((sum, part) => sum + part, carried);
  if (total < REBATE_LEAST) return { amount: 0n, remaining: total };
  return { amount: total < max ? total : max, remaining: 0n };
}

export type RebatePorts = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly statement: Statement;
  readonly turnover: Turnover;
  readonly standings: Pick<Standings, 'gradeNow' | 'gradeBefore'>;
  readonly notify: SendNews;
};
type Parts = RebatePorts & { readonly store: RebateStore };

/** Time at which a day is calculated, and time at which its unclaimed rebate is credited, epoch ms. */
const runAt = (day: DayText) => siteDayStart(day, 1) + REBATE_HOUR * HOUR_MS;
const creditAt = (day: DayText) => siteDayStart(day, 1 + REBATE_WAITS_DAYS) + REBATE_HOUR * HOUR_MS;

/** Pays days that are ready into the centre wallet, as one movement. */
function createPaying({ ledger, statement, notify, store }: Parts) {
  return (holder: Holder, days: readonly RebateDayRow[], by: 'claim' | 'credit', at: number): bigint => {
    const { userId, currency } = holder;
    const amount = days.reduce((sum, day) => sum + day.amount, 0n);
    openMemberCash(ledger, userId, currency);
    const entries = [
      { account: costsOf(currency), amount: -amount },
      { account: memberWallet(userId, currency), amount },
    ];
    const note = days.map(({ day }) => day.slice(5)).join('、');
    ledger.book({ kind: 'rebate', at, roomNo: null, note, entries });
    for (const { day, state } of days)
      store.pay(holder, day, rebateAfter(state, by) ?? refuse('ORDER_STEP_REFUSED'), at);
    const line = { userId, currency, title: '返水', note, amount, fee: 0n, at } as const;
    const added = statement.add({ ...line, type: 'rebate', cls: 'success', orderId: null });
    notify(userId, rebatePaid({ amount, currency }, added, by === 'claim'), at);
    return amount;
  };
}

/** Reckons a day: once for each member and currency, in the grade they had at its end. */
function createReckoning({ turnover, standings, notify, store }: Parts) {
  return (holder: Holder, day: DayText, at: number): void => {
    if (store.has(holder, day)) return;
    const { userId, currency } = holder;
    const grade = standings.gradeBefore(userId, siteDayStart(day, 1));
    const parts = turnover.kindsOf(userId, currency, day).map(({ kind, valid }) => {
      const rate = rebateRate(kind, grade);
      return { kind, valid, rate, amount: rebateOf(valid, rate) };
    });
    const carried = store.carriedOf(holder);
    const rebates = parts.map(({ amount }) => amount);
    const { amount, remaining } = dayRebate(rebates, carried, rebateMax(currency, grade));
    const valid = parts.reduce((sum, part) => sum + part.valid, 0n);
    const state = amount > 0n ? 'ready' : 'carried';
    store.add(holder, { day, grade, valid, carried, amount, left_over: remaining, state }, parts);
    if (amount > 0n) notify(userId, rebateReady({ amount, currency }, creditAt(day)), at);
  };
}

const dayWires =
  ({ partsOf }: RebateStore) =>
  (holder: Holder, row: RebateDayRow): v.InferInput<typeof RebateDay> => ({
    day: row.day,
    grade: row.grade,
    valid: minorText(row.valid),
    carried: minorText(row.carried),
    amount: minorText(row.amount),
    left: minorText(row.left_over),
    state: row.state,
    paidAt: row.paid_at,
    parts: partsOf(holder, row.day).map(({ kind, valid, rate, amount }) => {
      return { kind, valid: minorText(valid), rate, amount: minorText(amount) };
    }),
  });

/** Rebate of the current day, by venue, at the rates of the current grade. */
const todays =
  ({ turnover, standings }: Pick<Parts, 'turnover' | 'standings'>) =>
  ({ userId, currency }: Holder, nameOf: (venue: string) => string, at: number) => {
    const day = siteDayOf(at);
    const grade = standings.gradeNow(userId);
    const venues = turnover.venuesOf(userId, currency, day).map(({ venue, kind, valid }) => {
      const rate = rebateRate(kind, grade);
      return {
        venue,
        name: nameOf(venue),
        kind,
        valid: minorText(valid),
        rate,
        brought: rebateOf(valid, rate),
      };
    });
    const amount = venues.reduce((sum, { brought }) => sum + brought, 0n);
    return {
      day,
      runAt: runAt(day),
      venues: venues.map(({ brought, ...venue }) => ({ ...venue, amount: minorText(brought) })),
      amount: minorText(amount),
    };
  };

function createViews({ turnover, standings, store }: Parts) {
  const dayWire = dayWires(store);
  const todayOf = todays({ turnover, standings });
  return {
    /** Current state of a member’s rebates in a currency. `nameOf` returns the names of venues. */
    view(holder: Holder, nameOf: (venue: string) => string, at: number): v.InferInput<typeof RebateView> {
      const { userId, currency } = holder;
      const grade = standings.gradeNow(userId);
      const ready = store.readyOf(holder, siteDayOf(at));
      const oldest = ready.at(-1);
      return {
        currency,
        grade,
        ready: ready.map((row) => dayWire(holder, row)),
        amount: minorText(ready.reduce((sum, { amount }) => sum + amount, 0n)),
        creditAt: oldest ? creditAt(oldest.day) : null,
        today: todayOf(holder, nameOf, at),
        carried: minorText(store.carriedOf(holder)),
        most: minorText(rebateMax(currency, grade)),
        rates: ratesOf(grade),
      };
    },
    records(choice: RebateChoice, limit: number, skip: number) {
      const { total, valid, paid, ready } = store.sums(choice);
      const list = store.list(choice, limit, skip).map((row) => dayWire(choice, row));
      return { total, valid: minorText(valid), paid: minorText(paid), ready: minorText(ready), list };
    },
  };
}

/** Rebates: a part of a day’s valid stake is returned once, by the grade at its end; corrections count later. */
export function createRebates(ports: RebatePorts) {
  const store = createRebateStore(ports.db);
  const parts = { ...ports, store };
  const pay = createPaying(parts);
  const reckon = createReckoning(parts);
  return {
    ...createViews(parts),
    /** Reckons a day of one member; doing it again changes nothing. */
    reckon,
    /**
     * Reckons the day before, and credits what was not claimed in time. Doing it again changes nothing.
     * @returns how many members' rebates failed
     */
    runDay(today: DayText, at: number): number {
      const day = daysLater(today, -1);
      const reckoned = eachDue(ports.db, 'rebates', ports.turnover.whoseOn(day), (holder) =>
        reckon(holder, day, at),
      );
      const late = daysLater(day, -REBATE_WAITS_DAYS);
      const credited = eachDue(ports.db, 'late rebates', store.waiting(late), (holder) =>
        pay(holder, store.readyOf(holder, late), 'credit', at),
      );
      return reckoned + credited;
    },
    /** Claims all ready rebates in a currency. @throws Refusal ORDER_STEP_REFUSED when none is. */
    claim(holder: Holder, at: number): bigint {
      const days = store.readyOf(holder, siteDayOf(at));
      return days.length > 0 ? pay(holder, days, 'claim', at) : refuse('ORDER_STEP_REFUSED');
    },
  };
}
export type Rebates = ReturnType<typeof createRebates>;
