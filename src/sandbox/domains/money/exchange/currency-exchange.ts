import { exchangedAmount } from '#contract/money/exchange/exchange-amount.ts';
import type { Currency } from '#contract/units/money.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { minuteOf, minuteStart, rateOf } from '#sandbox/domains/ground/currency/exchange-rate.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { exchangeOf, openMemberCash } from '#sandbox/domains/ground/ledger/platform-accounts.ts';

/** The minute a rate is quoted in, and the next. */
const QUOTE_MINUTES = 2;
const isGood = (quoteId: string, now: number) =>
  Array.from({ length: QUOTE_MINUTES }, (_, ago) => String(minuteOf(now) - ago)).includes(quoteId);

export type CurrencyExchange = ReturnType<typeof createCurrencyExchange>;

/** Exchanges yuan and USDT at a rate that is valid for one to two minutes, whenever it was requested. */
export function createCurrencyExchange(ledger: Ledger) {
  return {
    quote(now: number) {
      const minute = minuteOf(now);
      const validUntil = minuteStart(minute + QUOTE_MINUTES);
      return { quoteId: String(minute), ...rateOf(minute), validUntil };
    },
    /** @throws Refusal QUOTE_EXPIRED after the quote’s expiry, BALANCE_SHORT, AMOUNT_OUT_OF_LIMITS when the result is zero. */
    swap(userId: string, quoteId: string, from: Currency, spent: bigint, now: number) {
      if (!isGood(quoteId, now)) refuse('QUOTE_EXPIRED');
      const to: Currency = from === 'CNY' ? 'USDT' : 'CNY';
      const got = exchangedAmount(from, spent, rateOf(Number(quoteId))) ?? 0n;
      if (got <= 0n) refuse('AMOUNT_OUT_OF_LIMITS');
      openMemberCash(ledger, userId, from);
      openMemberCash(ledger, userId, to);
      const entries = [
        { account: memberWallet(userId, from), amount: -spent },
        { account: exchangeOf(from), amount: spent },
        { account: exchangeOf(to), amount: -got },
        { account: memberWallet(userId, to), amount: got },
      ];
      ledger.book({ kind: 'exchange', at: now, roomNo: null, note: `${from} ${to}`, entries });
      return { spent, got, to };
    },
  };
}
