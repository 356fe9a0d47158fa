import * as v from 'valibot';
import type { treasuryCalls } from '#contract/money/treasury/calls.ts';
import type { Currency } from '#contract/units/money.ts';
import { amountOf } from '#sandbox/base/amount.ts';
import { treasuryMoved } from '#sandbox/domains/care/inbox/money/wallet-news.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { type Commands, runOnce } from '#sandbox/domains/ground/command/commands.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import { type Treasury, termsOf } from './treasury.ts';

/** Dependencies of the treasury handlers. */
type Ports = {
  readonly commands: Commands;
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
  readonly money: {
    readonly treasury: Treasury;
    readonly notify: SendNews;
  };
};

type Moving = { readonly amount: string; readonly currency: Currency; readonly clientRequestId: string };

const Done = v.object({});

/** The treasury: a balance that earns interest [7.15]. */
export const treasuryHandlers = ({ money, commands, world }: Ports): HandlersOf<typeof treasuryCalls> => {
  const { treasury, notify } = money;
  const once = runOnce(commands, world.clock.now);

  const view = (context: CallContext, currency: Currency) =>
    treasury.view({ userId: accountOf(context).userId, currency });
  const move = (call: string, moving: Moving, context: CallContext, sign: 1n | -1n) => {
    const { currency } = moving;
    once(call, context, moving, Done, (userId, at) => {
      const amount = sign * amountOf(moving.amount);
      const line = treasury.move({ userId, currency }, amount, at);
      notify(userId, treasuryMoved({ amount, currency }, line), at);
      return {};
    });
    return view(context, currency);
  };

  return {
    'treasury.config': ({ currency }) => termsOf(currency),
    'treasury.view': ({ currency }, context) => view(context, currency),
    'treasury.putIn': (moving, context) => move('treasury.putIn', moving, context, 1n),
    'treasury.takeOut': (moving, context) => move('treasury.takeOut', moving, context, -1n),
    'treasury.records': ({ currency, page, size }, context) =>
      treasury.records({ userId: accountOf(context).userId, currency }, Number(page), Number(size)),
  };
};
