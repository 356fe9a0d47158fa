import type { depositLimitCalls } from '#contract/calls/deposit-limit.ts';
import type { Currency } from '#contract/units/money.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/call-context.ts';
import type { Platform } from '#sandbox/platform.ts';
import { amountOf } from './money/amount.ts';

/** Limits members set on what they pay in. */
export const depositLimitHandlers = ({ money, world }: Platform): HandlersOf<typeof depositLimitCalls> => {
  const { limits } = money;
  /** Somebody who has paid in was before their first deposit once; only others are still to be offered limits. */
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
      limits.set(whose, period, amount === null ? null : amountOf(amount), world.clock.now());
      return viewOf(context, currency);
    },
    'depositLimit.confirm': ({ currency, period, accept }, context) => {
      const whose = whoseOf(context, currency);
      limits.confirm(whose, period, accept, world.clock.now());
      return viewOf(context, currency);
    },
  };
};
