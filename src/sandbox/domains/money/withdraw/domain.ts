import { withdrawCalls } from '#contract/money/withdraw/calls.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import { withdrawHandlers } from './withdraw-handlers.ts';

/** Withdrawals: the calls that open their orders, and the password they need. */
export const withdrawDomain = statelessDomain({ handlers: handlersFor(withdrawCalls, withdrawHandlers) });
