import { depositLimitCalls } from '#contract/protection/deposit-limit/calls.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import { depositLimitHandlers } from './deposit-limit-handlers.ts';
import { createDepositLimits } from './deposit-limits.ts';

/** Limits on deposits that members set for themselves. */
export const depositLimitDomain = domain({
  bounds: {
    deposit_limit_offer: record,
    member_limit: record,
  },
  open: ({ db, money }: Stored & { readonly money: object }) => ({
    money: { ...money, limits: createDepositLimits(db) },
  }),
  handlers: handlersFor(depositLimitCalls, depositLimitHandlers),
});
