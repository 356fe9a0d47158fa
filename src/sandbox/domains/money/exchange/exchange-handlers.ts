import * as v from 'valibot';
import type { exchangeCalls } from '#contract/money/exchange/calls.ts';
import { exchangedAmount } from '#contract/money/exchange/exchange-amount.ts';
import type { Currency } from '#contract/units/money.ts';
import { amountOf, minorText } from '#sandbox/base/amount.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { exchanged } from '#sandbox/domains/care/inbox/money/wallet-news.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { type Commands, runOnce } from '#sandbox/domains/ground/command/commands.ts';
import { minuteOf, minuteStart, rateOf } from '#sandbox/domains/ground/currency/currency-worth.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { exchangeOf, openMemberCash } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';
import type { Wagering } from '#sandbox/domains/rewards/bonus/wagering.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';

/** The minute a rate is quoted in, and the next. */
const QUOTE_MINUTES = 2;
const isGood = (quoteId: string, now: number) =>
  Array.from({ length: QUOTE_MINUTES }, (_, ago) => String(minuteOf(now) - ago)).includes(quoteId);

type CurrencyExchange = ReturnType<typeof createCurrencyExchange>;

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

/** Dependencies of the exchange handlers. */
type Ports = {
  readonly commands: Commands;
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
  readonly money: {
    readonly exchange: CurrencyExchange;
    readonly statement: Statement;
    readonly notify: SendNews;
    readonly wagering: Pick<Wagering, 'leftOf'>;
  };
};

const Swapped = v.object({ spent: v.string(), got: v.string(), at: v.number() });
const settled = { fee: 0n, cls: 'success', orderId: null } as const;

type Sum = { readonly amount: bigint; readonly currency: Currency };

/** Adds both sides of an exchange under one number; the first one identifies it. */
function swapLines({ add }: Statement, userId: string, [spent, got]: readonly [Sum, Sum], at: number) {
  const both = { ...settled, userId, type: 'exchange', title: '兑换', at } as const;
  const { currency: from } = spent;
  const line = add({ ...both, currency: from, note: `兑换 ${got.currency}`, amount: -spent.amount });
  add({ ...both, ...got, orderNo: line.orderNo, note: `由 ${from} 兑换` });
  return line;
}

/** The exchange of one currency for the other [7.15]. */
export const exchangeHandlers = ({ money, commands, world }: Ports): HandlersOf<typeof exchangeCalls> => {
  const { exchange, statement, notify, wagering } = money;
  const once = runOnce(commands, world.clock.now);
  return {
    'exchange.quote': (_input, context) => {
      accountOf(context);
      return exchange.quote(world.clock.now());
    },
    'exchange.swap': (swap, context) =>
      once('exchange.swap', context, swap, Swapped, (userId, at) => {
        // Money out waits for its wagering, and the other currency is a way out.
        if (wagering.leftOf(userId, swap.from) > 0n) refuse('WAGERING_LEFT');
        const { spent, got, to } = exchange.swap(userId, swap.quoteId, swap.from, amountOf(swap.amount), at);
        const sums = [
          { amount: spent, currency: swap.from },
          { amount: got, currency: to },
        ] as const;
        notify(userId, exchanged(...sums, swapLines(statement, userId, sums, at)), at);
        return { spent: minorText(spent), got: minorText(got), at };
      }),
  };
};
