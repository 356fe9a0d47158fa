import * as v from 'valibot';
import type { betCalls } from '#contract/play/bet/calls.ts';
import type { BetWire } from '#contract/play/bet/schema.ts';
import { amountOf, minorText } from '#sandbox/base/amount.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { BOOKS } from '#sandbox/base/tables/books.table.ts';
import { type Commands, runOnce } from '#sandbox/domains/ground/command/commands.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import type { BetRow } from './bet-row.ts';
import type { Betting } from './create-betting.ts';

/** Dependencies of the bet handlers. */
type Ports = {
  readonly betting: Betting;
  readonly commands: Commands;
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
};

/** A command remembers which bet it was about: a repeat answers with the bet as it is by then. */
const BetReference = v.object({ betId: v.string() });

type Input = { readonly clientRequestId: string };
type Run = (userId: string, at: number) => BetRow;
type Reads = 'bet.terms' | 'bet.quote' | 'bet.list' | 'bet.detail' | 'bet.cashOutQuote';

function readHandlers({ betting, world }: Ports): Pick<HandlersOf<typeof betCalls>, Reads> {
  return {
    'bet.terms': (asked, { siteId }) => betting.terms({ ...asked, siteId }),
    'bet.quote': ({ currency, legs }, { account, siteId }) =>
      betting.quote({ userId: account?.userId ?? null, siteId, currency, legs }),
    'bet.list': ({ page, size, ...asked }, context) => {
      const { userId } = accountOf(context);
      const choice = { ...asked, userId, skip: (page - 1) * size, limit: size };
      const { total, staked, returned, valid_stake } = betting.store.sums(choice);
      const venues = betting.store.venuesOf(userId, asked.currency);
      return {
        total,
        staked: minorText(staked),
        returned: minorText(returned),
        validStake: minorText(valid_stake),
        venues: venues.map((venue) => ({ venue, venueName: BOOKS[venue].name })),
        list: betting.store.list(choice).map((bet) => betting.wire(bet)),
      };
    },
    'bet.detail': ({ betId }, context) => betting.wire(betting.ownOf(betId, accountOf(context).userId)),
    'bet.cashOutQuote': ({ betId }, context) => {
      const bet = betting.ownOf(betId, accountOf(context).userId);
      const now = world.clock.now();
      const { value, ...quoted } = betting.quoteCashOut(bet, now);
      return { ...quoted, betId, version: bet.version, value: minorText(value), serverNow: now };
    },
  };
}

/** Bets on matches [3.10]. */
export function betHandlers(ports: Ports): HandlersOf<typeof betCalls> {
  const { betting, commands, world } = ports;
  const once = runOnce(commands, world.clock.now);
  const command = (call: string, context: CallContext, input: Input, run: Run): BetWire => {
    const { betId } = once(call, context, input, BetReference, (userId, at) => ({
      betId: run(userId, at).bet_id,
    }));
    return betting.wire(betting.ownOf(betId, accountOf(context).userId));
  };

  return {
    ...readHandlers(ports),
    'bet.place': (input, context) =>
      command('bet.place', context, input, (userId, at) => {
        const { currency, kind, size, legs, policy, stake, clientRequestId: requestId } = input;
        const request = { currency, kind, size, legs, policy, lineStake: amountOf(stake) };
        return betting.place({ ...request, userId, siteId: context.siteId, requestId }, at);
      }),
    'bet.answer': (input, context) =>
      command('bet.answer', context, input, (userId, at) => {
        const bet = betting.ownOf(input.betId, userId);
        if (bet.version !== input.version) return refuse('ORDER_MOVED_ON');
        return betting.answer(bet, input.action, at);
      }),
    'bet.cashOut': (input, context) =>
      command('bet.cashOut', context, input, (userId, at) =>
        betting.cashOut(betting.ownOf(input.betId, userId), input, at),
      ),
  };
}
