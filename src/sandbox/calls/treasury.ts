import * as v from 'valibot';
import type { treasuryCalls } from '#contract/calls/treasury.ts';
import { type Currency, minor, minorToText } from '#contract/units/money.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/call-context.ts';
import type { Line } from '#sandbox/money/statement.ts';
import type { Platform } from '#sandbox/platform.ts';
import { amountOf } from './money/amount.ts';

type Moving = { readonly amount: string; readonly currency: Currency; readonly clientRequestId: string };

const Done = v.object({});
const Swapped = v.object({ spent: v.string(), got: v.string(), at: v.number() });
const text = (amount: bigint) => minorToText(minor(amount));

/** Treasury and the exchange of one currency for the other. */
export const treasuryHandlers = ({ money, commands, world }: Platform): HandlersOf<typeof treasuryCalls> => {
  const { treasury, exchange, statement } = money;
  const settled = { fee: 0n, cls: 'success', orderId: null } as const;
  const note = (line: Omit<Line, keyof typeof settled>) => statement.add({ ...line, ...settled });

  const once = <Answer>(
    call: string,
    context: CallContext,
    { clientRequestId, ...input }: { readonly clientRequestId: string },
    answer: v.GenericSchema<unknown, Answer>,
    run: (userId: string, at: number) => Answer,
  ): Answer => {
    const { userId } = accountOf(context);
    const at = world.clock.now();
    const command = { owner: userId, call, requestId: clientRequestId, input: JSON.stringify(input), at };
    return commands.once(command, answer, () => run(userId, at)).answer;
  };

  const move = (call: string, moving: Moving, context: CallContext, sign: 1n | -1n) => {
    const { currency } = moving;
    once(call, context, moving, Done, (userId, at) => {
      treasury.move({ userId, currency }, sign * amountOf(moving.amount), at);
      return {};
    });
    return treasury.view({ userId: accountOf(context).userId, currency });
  };

  return {
    'treasury.view': ({ currency }, context) =>
      treasury.view({ userId: accountOf(context).userId, currency }),
    'treasury.putIn': (moving, context) => move('treasury.putIn', moving, context, 1n),
    'treasury.takeOut': (moving, context) => move('treasury.takeOut', moving, context, -1n),
    'treasury.records': ({ currency, page, size }, context) =>
      treasury.records({ userId: accountOf(context).userId, currency }, Number(page), Number(size)),
    'exchange.quote': (_input, context) => {
      accountOf(context);
      return exchange.quote(world.clock.now());
    },
    'exchange.swap': (swap, context) =>
      once('exchange.swap', context, swap, Swapped, (userId, at) => {
        const { spent, got, to } = exchange.swap(userId, swap.quoteId, swap.from, amountOf(swap.amount), at);
        const both = { userId, type: 'exchange', title: '兑换', at } as const;
        note({ ...both, currency: swap.from, note: `兑换 ${to}`, amount: -spent });
        note({ ...both, currency: to, note: `由 ${swap.from} 兑换`, amount: got });
        return { spent: text(spent), got: text(got), at };
      }),
  };
};
