import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { currencyField } from '#contract/fields/fields.ts';
import { raiseStateAt } from '#contract/protection/deposit-limit/raise-states.table.ts';
import { limitWindow } from '#contract/protection/own-limit/limit-window.ts';
import type { Currency } from '#contract/units/money.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { worthAtLeast } from '#sandbox/domains/ground/currency/currency-worth.ts';

export const PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof PERIODS)[number];

const Row = v.object({
  currency: currencyField,
  amount: v.nullable(v.bigint()),
  pending_at: v.nullable(intColumn),
  pending_currency: v.nullable(currencyField),
  pending_amount: v.nullable(v.bigint()),
});
/** Stored limit, minor units of its currency. */
export type LimitRow = v.InferOutput<typeof Row>;
const Paid = v.object({ currency: currencyField, amount: v.bigint(), at: intColumn });

/** Member, and the currency of the request. */
export type LimitOwner = { readonly userId: string; readonly currency: Currency };

/** Fields without a pending raise. */
const NO_RAISE = { pending_at: null, pending_currency: null, pending_amount: null } as const;
/** Row without a limit or a raise. */
export const noneIn = (currency: Currency): LimitRow => ({ currency, amount: null, ...NO_RAISE });

export type LimitRows = ReturnType<typeof createLimitRows>;

function createStoredLimits(db: DatabaseSync) {
  const read = query(
    db,
    Row,
    `SELECT currency, amount, pending_at, pending_currency, pending_amount FROM member_limit
     WHERE user_id = ? AND period = ?`,
  );
  const write = db.prepare('INSERT OR REPLACE INTO member_limit VALUES (?, ?, ?, ?, ?, ?, ?)');
  return {
    /** Returns the limit; a raise that was not confirmed in time counts as none. */
    rowOf({ userId, currency }: LimitOwner, period: LimitPeriod, now: number): LimitRow {
      const row = read.get(userId, period) ?? noneIn(currency);
      const isOver = row.pending_at !== null && raiseStateAt(row.pending_at, now) === 'dropped';
      return isOver ? { ...row, ...NO_RAISE } : row;
    },
    save: (userId: string, period: LimitPeriod, row: LimitRow): void =>
      void write.run(
        userId,
        period,
        row.currency,
        row.amount,
        row.pending_at,
        row.pending_currency,
        row.pending_amount,
      ),
  };
}

/** Reads the stored deposit limits, and their use. */
export function createLimitRows(db: DatabaseSync) {
  const paid = query(
    db,
    Paid,
    `SELECT currency, amount, at FROM money_record WHERE user_id = ? AND type = 'deposit'
     AND cls IN ('open', 'success') AND at >= ? AND at < ?`,
  );
  const offered = query(
    db,
    v.object({ at: intColumn }),
    'SELECT at FROM deposit_limit_offer WHERE user_id = ?',
  );
  const offer = db.prepare('INSERT INTO deposit_limit_offer VALUES (?, ?) ON CONFLICT DO NOTHING');
  return {
    ...createStoredLimits(db),
    /** Every deposit counts, whatever its method and currency; USDT at the rate of its own minute. */
    usedOf({ userId, currency }: LimitOwner, period: LimitPeriod, now: number): bigint {
      const { from, until } = limitWindow(period, now);
      return paid
        .all(userId, from, until)
        .reduce((sum, { at, ...deposit }) => sum + worthAtLeast(deposit, currency, at), 0n);
    },
    offered,
    offer,
  };
}
