import * as v from 'valibot';
import type { exchangeCalls } from '#contract/money/exchange/calls.ts';
import type { Currency } from '#contract/units/money.ts';
import { amountOf, minorText } from '#sandbox/base/amount.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { exchanged } from '#sandbox/domains/care/inbox/money/wallet-news.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import type { Commands } from '#sandbox/domains/ground/command/commands.ts';
import { runOnce } from '#sandbox/domains/ground/command/run-once.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';
import type { Wagering } from '#sandbox/domains/rewards/bonus/wagering.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import type { CurrencyExchange } from './currency-exchange.ts';

/** Dependencies of the exchange handlers. */
type Ports = {
  readonly commands: Commands;
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
  readonly money: {
    readonly exchange: CurrencyExchange;
    readonly statement: Statement;
    readonly tell: SendNews;
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
  const { exchange, statement, tell, wagering } = money;
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
        tell(userId, exchanged(...sums, swapLines(statement, userId, sums, at)), at);
        return { spent: minorText(spent), got: minorText(got), at };
      }),
  };
};
