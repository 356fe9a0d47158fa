import type { DatabaseSync } from 'node:sqlite';
import type { depositLimitCalls } from '#contract/protection/deposit-limit/calls.ts';
import type { Currency } from '#contract/units/money.ts';
import { amountOf } from '#sandbox/base/amount.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { limitInEffect, limitWaits } from '#sandbox/domains/care/inbox/money/wallet-news.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { moneyText } from '#sandbox/domains/care/inbox/news.ts';
import { type Acts, noteSetUp } from '#sandbox/domains/ground/act/acts.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import type { DepositLimits, LimitChange } from './deposit-limits.ts';
import type { LimitPeriod } from './limit-rows.ts';

/** Dependencies of the deposit limit handlers. */
type Ports = {
  readonly db: DatabaseSync;
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
  readonly money: {
    readonly limits: DepositLimits;
    readonly statement: Statement;
    readonly notify: SendNews;
    readonly acts: Pick<Acts, 'note'>;
  };
};

/** Returns the notification of a change to a member’s limit. */
function newsOf(period: LimitPeriod, { limit, waitsUntil }: LimitChange) {
  const sum = limit === null ? null : moneyText(limit.amount, limit.currency);
  return waitsUntil === null ? limitInEffect({ period, sum }) : limitWaits({ period, sum, from: waitsUntil });
}

/** Limits members set on what they pay in. */
export const depositLimitHandlers = ({ db, money, world }: Ports): HandlersOf<typeof depositLimitCalls> => {
  const { limits, notify } = money;
  /** Limits are offered only to members without a deposit so far; the others had the offer before their first one. */
  const viewOf = (context: CallContext, currency: Currency) => {
    const view = limits.view(whoseOf(context, currency), world.clock.now());
    return { ...view, offered: view.offered || money.statement.hasDeposited(accountOf(context).userId) };
  };
  const whoseOf = (context: CallContext, currency: Currency) => ({
    userId: accountOf(context).userId,
    currency,
  });
  return {
    'depositLimit.list': ({ currency }, context) => viewOf(context, currency),
    'depositLimit.set': ({ currency, period, amount }, context) => {
      const whose = whoseOf(context, currency);
      const now = world.clock.now();
      transaction(db, () => {
        const change = limits.set(whose, period, amount === null ? null : amountOf(amount), now);
        if (amount !== null) noteSetUp(money.acts, 'limit', whose.userId, now);
        notify(whose.userId, newsOf(period, change), now);
      });
      return viewOf(context, currency);
    },
    'depositLimit.confirm': ({ currency, period, accept }, context) => {
      const whose = whoseOf(context, currency);
      const now = world.clock.now();
      transaction(db, () => {
        const change = limits.confirm(whose, period, accept, now);
        if (change !== null && period !== null) notify(whose.userId, newsOf(period, change), now);
      });
      return viewOf(context, currency);
    },
  };
};
