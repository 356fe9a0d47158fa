import { depositCalls } from '#contract/money/deposit/calls.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import { mountDepositAdmin } from './deposit-admin.ts';
import { depositHandlers } from './deposit-handlers.ts';

/** Deposits: the calls that open their orders. */
export const depositDomain = statelessDomain({
  admin: mountDepositAdmin,
  handlers: handlersFor(depositCalls, depositHandlers),
});
