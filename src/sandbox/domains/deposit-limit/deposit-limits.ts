import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { currencyField } from '#contract/models/fields.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import type { Currency } from '#contract/units/money.ts';
import { minor, minorToText } from '#contract/units/money.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { worthAtLeast, worthAtMost } from '#sandbox/domains/exchange/currency-worth.ts';
import { dayStart } from '#sandbox/domains/gift/gift-rank.ts';
import { LIMIT_INCREASE_AFTER_MS } from '#sandbox/domains/order/times.table.ts';

const PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof PERIODS)[number];
const LENGTH_DAYS: Readonly<Record<LimitPeriod, number>> = { day: 1, week: 7, month: 30 };

const Row = v.object({
  currency: currencyField,
  amount: v.nullable(v.bigint()),
  pending_at: v.nullable(intColumn),
  pending_currency: v.nullable(currencyField),
  pending_amount: v.nullable(v.bigint()),
});
type LimitRow = v.InferOutput<typeof Row>;
const Paid = v.object({ currency: currencyField, amount: v.bigint(), at: intColumn });

/** A member, and the currency they are asked in. */
type Whose = { readonly userId: string; readonly currency: Currency };
export type Limit = { readonly amount: bigint; readonly currency: Currency };

/** What a change came to: it holds, or it waits until its day. */
export type LimitChange = { readonly limit: Limit | null; readonly waitsUntil: number | null };

const text = (amount: bigint) => minorToText(minor(amount));
const noneIn = (currency: Currency): LimitRow => ({
  currency,
  amount: null,
  pending_at: null,
  pending_currency: null,
  pending_amount: null,
});

/** A higher limit, or none, lets more in than before; of two currencies the present rate says which is higher. */
const isIncrease = ({ currency, amount }: LimitRow, to: Limit | null, now: number) =>
  amount !== null && (to === null || worthAtLeast(to, currency, now) > amount);

export type DepositLimits = ReturnType<typeof createDepositLimits>;

function limitRows(db: DatabaseSync) {
  const read = query(
    db,
    Row,
    `SELECT currency, amount, pending_at, pending_currency, pending_amount FROM member_limit
     WHERE user_id = ? AND period = ?`,
  );
  const write = db.prepare('INSERT OR REPLACE INTO member_limit VALUES (?, ?, ?, ?, ?, ?, ?)');
  const paid = query(
    db,
    Paid,
    `SELECT currency, amount, at FROM money_record WHERE user_id = ? AND type = 'deposit'
     AND cls IN ('open', 'success') AND at >= ?`,
  );
  const offered = query(
    db,
    v.object({ at: intColumn }),
    'SELECT at FROM deposit_limit_offer WHERE user_id = ?',
  );
  const offer = db.prepare('INSERT INTO deposit_limit_offer VALUES (?, ?) ON CONFLICT DO NOTHING');

  /** Every deposit counts, whatever way and currency it came in; USDT at the rate of its own minute. */
  const usedOf = ({ userId, currency }: Whose, period: LimitPeriod, now: number) =>
    paid
      .all(userId, dayStart(now) - (LENGTH_DAYS[period] - 1) * DAY_MS)
      .reduce((sum, { at, ...deposit }) => sum + worthAtLeast(deposit, currency, at), 0n);
  return {
    rowOf: ({ userId, currency }: Whose, period: LimitPeriod) => read.get(userId, period) ?? noneIn(currency),
    usedOf,
    put: (userId: string, period: LimitPeriod, row: LimitRow) =>
      void write.run(
        userId,
        period,
        row.currency,
        row.amount,
        row.pending_at,
        row.pending_currency,
        row.pending_amount,
      ),
    offered,
    offer,
  };
}

/** What still fits under a limit, in its own currency; never below nothing. */
const leftOf = (amount: bigint, used: bigint) => (used < amount ? amount - used : 0n);

function limitView({ rowOf, usedOf }: ReturnType<typeof limitRows>, whose: Whose, now: number) {
  return PERIODS.map((period) => {
    const row = rowOf(whose, period);
    const { currency, amount, pending_at: effectiveAt } = row;
    const used = usedOf({ ...whose, currency }, period, now);
    const left =
      amount === null ? null : worthAtMost({ amount: leftOf(amount, used), currency }, whose.currency, now);
    return {
      period,
      currency,
      amount: amount === null ? null : text(amount),
      used: text(used),
      left: left === null ? null : text(left),
      pending:
        effectiveAt === null
          ? null
          : {
              amount: row.pending_amount === null ? null : text(row.pending_amount),
              currency: row.pending_currency ?? currency,
              effectiveAt,
              confirmable: effectiveAt <= now,
            },
    };
  });
}

/**
 * Limits a member sets on their own deposits, one for each period whatever the currency, the way and the site: lower at
 * once, higher after a day and a second yes.
 */
export function createDepositLimits(db: DatabaseSync) {
  const rows = limitRows(db);
  const { rowOf, usedOf, put, offered, offer } = rows;
  const clear = db.prepare('DELETE FROM member_limit WHERE user_id = ?');
  return {
    /** As if the member had never set any. */
    clear: (userId: string) => void clear.run(userId),
    view: (whose: Whose, now: number) => ({
      offered: offered.get(whose.userId) !== undefined,
      list: limitView(rows, whose, now),
    }),
    set(whose: Whose, period: LimitPeriod, amount: bigint | null, now: number): LimitChange {
      const row = rowOf(whose, period);
      const limit = amount === null ? null : { amount, currency: whose.currency };
      offer.run(whose.userId, now);
      if (!isIncrease(row, limit, now)) {
        put(whose.userId, period, { ...noneIn(whose.currency), amount });
        return { limit, waitsUntil: null };
      }
      const pending_at = now + LIMIT_INCREASE_AFTER_MS;
      const pending = { pending_at, pending_amount: amount, pending_currency: whose.currency };
      put(whose.userId, period, { ...row, ...pending });
      return { limit, waitsUntil: pending_at };
    },
    /**
     * @returns what holds from now on when an increase was accepted, else null
     * @throws Refusal ORDER_STEP_REFUSED when nothing waits, or its day has not passed.
     */
    confirm(whose: Whose, period: LimitPeriod | null, accept: boolean, now: number): LimitChange | null {
      offer.run(whose.userId, now);
      if (period === null) return null;
      const { currency, amount, ...pending } = rowOf(whose, period);
      if (pending.pending_at === null || (accept && pending.pending_at > now)) refuse('ORDER_STEP_REFUSED');
      const held = { currency: pending.pending_currency ?? currency, amount: pending.pending_amount };
      put(whose.userId, period, { ...noneIn(currency), ...(accept ? held : { amount }) });
      if (!accept) return null;
      const limit = held.amount === null ? null : { currency: held.currency, amount: held.amount };
      return { limit, waitsUntil: null };
    },
    /** @throws Refusal DEPOSIT_LIMIT_REACHED when any limit would be passed. */
    admit(whose: Whose, amount: bigint, now: number) {
      for (const period of PERIODS) {
        const { currency, amount: limit } = rowOf(whose, period);
        if (limit === null) continue;
        const more = worthAtLeast({ amount, currency: whose.currency }, currency, now);
        if (usedOf({ ...whose, currency }, period, now) + more > limit) refuse('DEPOSIT_LIMIT_REACHED');
      }
    },
    /** Limits that a deposit just made has used up, to the last cent that can still be paid in. */
    usedUp: (whose: Whose, now: number): readonly (Limit & { readonly period: LimitPeriod })[] =>
      limitView(rows, whose, now).flatMap(({ period, left }) => {
        const { currency, amount } = rowOf(whose, period);
        return amount !== null && left === text(0n) ? [{ period, currency, amount }] : [];
      }),
  };
}
