import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { Currency } from '#contract/units/money.ts';
import { minor, minorToText } from '#contract/units/money.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import { dayStart } from '#sandbox/ledger/gift-rank.ts';
import { LIMIT_INCREASE_AFTER_MS } from './times.table.ts';

const DAY_MS = 86_400_000;
const PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof PERIODS)[number];
const LENGTH_DAYS: Readonly<Record<LimitPeriod, number>> = { day: 1, week: 7, month: 30 };

const Row = v.object({
  amount: v.nullable(v.bigint()),
  pending_at: v.nullable(intColumn),
  pending_amount: v.nullable(v.bigint()),
});
const Sum = v.object({ sum: v.bigint() });

type Whose = { readonly userId: string; readonly currency: Currency };

/** A higher limit, or none, lets more in than before. */
const isIncrease = (from: bigint | null, to: bigint | null) => from !== null && (to === null || to > from);
const text = (amount: bigint | null) => (amount === null ? null : minorToText(minor(amount)));

export type DepositLimits = ReturnType<typeof createDepositLimits>;

function limitRows(db: DatabaseSync) {
  const read = query(
    db,
    Row,
    'SELECT amount, pending_at, pending_amount FROM deposit_limit WHERE user_id = ? AND currency = ? AND period = ?',
  );
  const write = db.prepare('INSERT OR REPLACE INTO deposit_limit VALUES (?, ?, ?, ?, ?, ?)');
  const paid = query(
    db,
    Sum,
    `SELECT coalesce(sum(amount), 0) AS sum FROM money_record WHERE user_id = ? AND currency = ? AND type = 'deposit'
     AND cls IN ('open', 'success') AND at >= ?`,
  );
  const offered = query(
    db,
    v.object({ at: intColumn }),
    'SELECT at FROM deposit_limit_offer WHERE user_id = ?',
  );
  const offer = db.prepare('INSERT INTO deposit_limit_offer VALUES (?, ?) ON CONFLICT DO NOTHING');

  const rowOf = ({ userId, currency }: Whose, period: LimitPeriod) =>
    read.get(userId, currency, period) ?? { amount: null, pending_at: null, pending_amount: null };
  const usedOf = ({ userId, currency }: Whose, period: LimitPeriod, now: number) =>
    paid.get(userId, currency, dayStart(now) - (LENGTH_DAYS[period] - 1) * DAY_MS)?.sum ?? 0n;
  const put = ({ userId, currency }: Whose, period: LimitPeriod, row: v.InferOutput<typeof Row>) =>
    void write.run(userId, currency, period, row.amount, row.pending_at, row.pending_amount);
  return { rowOf, usedOf, put, offered, offer };
}

/** Limits a member sets on their own deposits: lower at once, higher after a day and a second yes. */
export function createDepositLimits(db: DatabaseSync) {
  const { rowOf, usedOf, put, offered, offer } = limitRows(db);
  return {
    view: (whose: Whose, now: number) => ({
      offered: offered.get(whose.userId) !== undefined,
      list: PERIODS.map((period) => {
        const { amount, pending_at: effectiveAt, pending_amount } = rowOf(whose, period);
        const confirmable = effectiveAt !== null && effectiveAt <= now;
        return {
          period,
          amount: text(amount),
          used: minorToText(minor(usedOf(whose, period, now))),
          pending: effectiveAt === null ? null : { amount: text(pending_amount), effectiveAt, confirmable },
        };
      }),
    }),
    set(whose: Whose, period: LimitPeriod, amount: bigint | null, now: number) {
      const row = rowOf(whose, period);
      const waits = isIncrease(row.amount, amount);
      const later = { ...row, pending_at: now + LIMIT_INCREASE_AFTER_MS, pending_amount: amount };
      put(whose, period, waits ? later : { amount, pending_at: null, pending_amount: null });
      offer.run(whose.userId, now);
    },
    /** @throws Refusal ORDER_STEP_REFUSED when nothing waits, or its day has not passed. */
    confirm(whose: Whose, period: LimitPeriod | null, accept: boolean, now: number) {
      offer.run(whose.userId, now);
      if (period === null) return;
      const { amount, pending_at, pending_amount } = rowOf(whose, period);
      if (pending_at === null || (accept && pending_at > now)) refuse('ORDER_STEP_REFUSED');
      put(whose, period, {
        amount: accept ? pending_amount : amount,
        pending_at: null,
        pending_amount: null,
      });
    },
    /** @throws Refusal DEPOSIT_LIMIT_REACHED with what may still come in, minor units. */
    admit(whose: Whose, amount: bigint, now: number) {
      for (const period of PERIODS) {
        const limit = rowOf(whose, period).amount;
        if (limit !== null && usedOf(whose, period, now) + amount > limit) refuse('DEPOSIT_LIMIT_REACHED');
      }
    },
  };
}
