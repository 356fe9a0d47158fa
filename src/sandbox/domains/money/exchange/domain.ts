import { exchangeCalls } from '#contract/money/exchange/calls.ts';
import { domain, handlersFor } from '#sandbox/domains/domain.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { createCurrencyExchange, exchangeHandlers } from './exchange-handlers.ts';

/** The exchange between a member's currencies. */
export const exchangeDomain = domain({
  open: ({ ledger, money }: { readonly ledger: Ledger; readonly money: object }) => ({
    money: { ...money, exchange: createCurrencyExchange(ledger) },
  }),
  handlers: handlersFor(exchangeCalls, exchangeHandlers),
});
