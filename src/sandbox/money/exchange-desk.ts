import { type ExchangeRate, exchangedAmount } from '#contract/rules/exchange-amount.ts';
import type { Currency } from '#contract/units/money.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import { memberPurse } from '#sandbox/ledger/account-names.ts';
import type { Ledger } from '#sandbox/ledger/ledger.ts';
import { exchangeOf, openMemberCash } from './money-accounts.ts';

const MINUTE_MS = 60_000;
/** The minute a rate is quoted in, and the next. */
const QUOTE_MINUTES = 2;
/** Ten-thousandths of a yuan for one USDT. */
const MIDDLE = 71_800n;
const SPREAD = 120n;
const SWING = 180;
const TEN_THOUSAND = 10_000n;

const rateText = (rate: bigint) =>
  `${rate / TEN_THOUSAND}.${(rate % TEN_THOUSAND).toString().padStart(4, '0')}`;

/** The rate of a minute: it wanders a little, the same for everybody. */
function rateOf(minute: number): ExchangeRate {
  const wander = BigInt(Math.round(Math.sin(minute / 37) * SWING));
  return { buy: rateText(MIDDLE + wander + SPREAD), sell: rateText(MIDDLE + wander - SPREAD) };
}

const minuteOf = (now: number) => Math.floor(now / MINUTE_MS);
const isGood = (quoteId: string, now: number) =>
  Array.from({ length: QUOTE_MINUTES }, (_, ago) => String(minuteOf(now) - ago)).includes(quoteId);

export type ExchangeDesk = ReturnType<typeof createExchangeDesk>;

/** Yuan and USDT at a rate that holds for one to two minutes, whenever it was asked for. */
export function createExchangeDesk(ledger: Ledger) {
  return {
    quote(now: number) {
      const minute = minuteOf(now);
      const validUntil = (minute + QUOTE_MINUTES) * MINUTE_MS;
      return { quoteId: String(minute), ...rateOf(minute), validUntil };
    },
    /** @throws Refusal QUOTE_EXPIRED when its time is over, BALANCE_SHORT, AMOUNT_OUT_OF_LIMITS when it brings nothing. */
    swap(userId: string, quoteId: string, from: Currency, spent: bigint, now: number) {
      if (!isGood(quoteId, now)) refuse('QUOTE_EXPIRED');
      const to: Currency = from === 'CNY' ? 'USDT' : 'CNY';
      const got = exchangedAmount(from, spent, rateOf(Number(quoteId))) ?? 0n;
      if (got <= 0n) refuse('AMOUNT_OUT_OF_LIMITS');
      openMemberCash(ledger, userId, from);
      openMemberCash(ledger, userId, to);
      const entries = [
        { account: memberPurse(userId, from), amount: -spent },
        { account: exchangeOf(from), amount: spent },
        { account: exchangeOf(to), amount: -got },
        { account: memberPurse(userId, to), amount: got },
      ];
      ledger.book({ kind: 'exchange', at: now, roomNo: null, note: `${from} ${to}`, entries });
      return { spent, got, to };
    },
  };
}
