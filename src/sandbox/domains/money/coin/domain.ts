import { coinCalls } from '#contract/money/coin/calls.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import { mountCoinAdmin } from './coin-admin.ts';
import { coinHandlers } from './coin-handlers.ts';

/** The sale of coins. */
export const coinDomain = statelessDomain({
  admin: mountCoinAdmin,
  handlers: handlersFor(coinCalls, coinHandlers),
});
