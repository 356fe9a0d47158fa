import type { DatabaseSync } from 'node:sqlite';
import { mayAnswerRaise, raiseStateAt } from '#contract/protection/deposit-limit/raise-states.table.ts';
import { RAISE_WAITS_MS } from '#contract/protection/own-limit/constants.ts';
import { limitWindow } from '#contract/protection/own-limit/limit-window.ts';
import type { Currency } from '#contract/units/money.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { Guard } from '#sandbox/domains/ground/admission/requested-action.ts';
import { worthAtLeast, worthAtMost } from '#sandbox/domains/ground/currency/currency-worth.ts';
import { isRaise } from '#sandbox/domains/protection/own-limit/limit-worth.ts';
import { tightestLimit } from '../own-limit/limit-guard.ts';
import {
  createLimitRows,
  type LimitOwner,
  type LimitPeriod,
  type LimitRows,
  noneIn,
  PERIODS,
} from './limit-rows.ts';

/**
 * Admits a deposit that fits under every limit; where several are exceeded, the tightest is named.
 * @throws Refusal LIMIT_REACHED
 */
function admitDeposit(rows: LimitRows, whose: LimitOwner, amount: bigint, now: number): void {
  const passed = PERIODS.flatMap((period) => {
    const { currency, amount: limit } = rows.rowOf(whose, period, now);
    if (limit === null) return [];
    const more = worthAtLeast({ amount, currency: whose.currency }, currency, now);
    const used = rows.usedOf({ ...whose, currency }, period, now);
    if (used + more <= limit) return [];
    const rest = { amount: used < limit ? limit - used : 0n, currency };
    return [{ period, remaining: worthAtMost(rest, whose.currency, now) }];
  });
  const tightest = tightestLimit(passed, now);
  if (!tightest) return;
  const { period, remaining } = tightest;
  refuse('LIMIT_REACHED', {
    limit: { kind: 'deposit', period, currency: whose.currency, left: minorText(remaining) },
    until: limitWindow(period, now).until,
  });
}

export type Limit = { readonly amount: bigint; readonly currency: Currency };

/** Result of a change: the limit in effect, or the pending one with its waiting time. */
export type LimitChange = { readonly limit: Limit | null; readonly waitsUntil: number | null };

export type DepositLimits = ReturnType<typeof createDepositLimits>;

/** Returns the remainder of a limit, in its own currency; never negative. */
const remainingOf = (amount: bigint, used: bigint) => (used < amount ? amount - used : 0n);

function limitView({ rowOf, usedOf }: LimitRows, whose: LimitOwner, now: number) {
  return PERIODS.map((period) => {
    const row = rowOf(whose, period, now);
    const { currency, amount, pending_at: effectiveAt } = row;
    const used = usedOf({ ...whose, currency }, period, now);
    const remaining =
      amount === null
        ? null
        : worthAtMost({ amount: remainingOf(amount, used), currency }, whose.currency, now);
    return {
      period,
      currency,
      amount: amount === null ? null : minorText(amount),
      used: minorText(used),
      left: remaining === null ? null : minorText(remaining),
      pending:
        effectiveAt === null
          ? null
          : {
              amount: row.pending_amount === null ? null : minorText(row.pending_amount),
              currency: row.pending_currency ?? currency,
              effectiveAt,
              confirmable: raiseStateAt(effectiveAt, now) === 'confirmable',
            },
    };
  });
}

/**
 * Limits a member sets on their own deposits, one for each period whatever the currency, the way and the site: lower at
 * once, higher after a day and a second yes.
 */
export function createDepositLimits(db: DatabaseSync) {
  const rows = createLimitRows(db);
  const { rowOf, save, offered, offer } = rows;
  const clear = db.prepare('DELETE FROM member_limit WHERE user_id = ?');
  return {
    /** Deletes all limits of a member. */
    clear: (userId: string) => void clear.run(userId),
    view: (whose: LimitOwner, now: number) => ({
      offered: offered.get(whose.userId) !== undefined,
      list: limitView(rows, whose, now),
    }),
    set(whose: LimitOwner, period: LimitPeriod, amount: bigint | null, now: number): LimitChange {
      const row = rowOf(whose, period, now);
      const limit = amount === null ? null : { amount, currency: whose.currency };
      offer.run(whose.userId, now);
      if (!isRaise({ amount: row.amount, unit: row.currency }, { amount, unit: whose.currency })) {
        save(whose.userId, period, { ...noneIn(whose.currency), amount });
        return { limit, waitsUntil: null };
      }
      const pending_at = now + RAISE_WAITS_MS;
      const pending = { pending_at, pending_amount: amount, pending_currency: whose.currency };
      save(whose.userId, period, { ...row, ...pending });
      return { limit, waitsUntil: pending_at };
    },
    /**
     * @returns the limit in effect from now on when an increase was accepted, else null
     * @throws Refusal ORDER_STEP_REFUSED when no increase is pending, or its day has not passed.
     */
    confirm(whose: LimitOwner, period: LimitPeriod | null, accept: boolean, now: number): LimitChange | null {
      offer.run(whose.userId, now);
      if (period === null) return null;
      const { currency, amount, ...pending } = rowOf(whose, period, now);
      const at = pending.pending_at;
      if (at === null || !mayAnswerRaise(at, accept ? 'accept' : 'keep', now)) refuse('ORDER_STEP_REFUSED');
      const held = { currency: pending.pending_currency ?? currency, amount: pending.pending_amount };
      save(whose.userId, period, { ...noneIn(currency), ...(accept ? held : { amount }) });
      if (!accept) return null;
      const limit = held.amount === null ? null : { currency: held.currency, amount: held.amount };
      return { limit, waitsUntil: null };
    },
    /** @throws Refusal LIMIT_REACHED when any limit would be passed: of several the one that leaves least is named. */
    admit: (whose: LimitOwner, amount: bigint, now: number): void => admitDeposit(rows, whose, amount, now),
    /** Limits that a deposit just made has used up, to the last cent that can still be paid in. */
    usedUp: (whose: LimitOwner, now: number): readonly (Limit & { readonly period: LimitPeriod })[] =>
      limitView(rows, whose, now).flatMap(({ period, left }) => {
        const { currency, amount } = rowOf(whose, period, now);
        return amount !== null && left === minorText(0n) ? [{ period, currency, amount }] : [];
      }),
  };
}

/** Keeps deposits within the member’s own limits [P.15]. @throws Refusal LIMIT_REACHED from the guard */
export const depositGuard =
  ({ admit }: Pick<DepositLimits, 'admit'>): Guard =>
  ({ userId, use, spending, at }) => {
    if (use !== 'deposit' || spending === null || spending.currency === 'COIN') return;
    admit({ userId, currency: spending.currency }, spending.amount, at);
  };
