import * as v from 'valibot';
import type { betCalls } from '#contract/play/bet/calls.ts';
import { OPEN_BETS_MAX } from '#contract/play/bet/constants.ts';
import type { BetWire } from '#contract/play/bet/schema.ts';
import { amountOf, minorText } from '#sandbox/base/amount.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { BOOKS } from '#sandbox/base/tables/books.table.ts';
import { transaction } from '#sandbox/db/transaction.ts';
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
type Reads =
  | 'bet.terms'
  | 'bet.quote'
  | 'bet.list'
  | 'bet.returns'
  | 'bet.detail'
  | 'bet.cashOutQuote'
  | 'bet.cashOutQuotes';

function readHandlers({ betting, world }: Ports): Pick<HandlersOf<typeof betCalls>, Reads> {
  const cashOutQuote = (bet: BetRow) => {
    const now = world.clock.now();
    const { value, ...quoted } = betting.quoteCashOut(bet, now);
    return { ...quoted, betId: bet.bet_id, version: bet.version, value: minorText(value), serverNow: now };
  };
  return {
    'bet.terms': (asked, { siteId }) => betting.terms({ ...asked, siteId }),
    'bet.quote': (asked, { account, siteId }) =>
      betting.quote({ ...asked, userId: account?.userId ?? null, siteId }),
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
    'bet.returns': (asked, context) => betting.returnsOf({ ...asked, userId: accountOf(context).userId }),
    'bet.detail': ({ betId }, context) => betting.wire(betting.ownOf(betId, accountOf(context).userId)),
    'bet.cashOutQuote': ({ betId }, context) => cashOutQuote(betting.ownOf(betId, accountOf(context).userId)),
    'bet.cashOutQuotes': ({ currency }, context) => {
      const { userId } = accountOf(context);
      const choice = { userId, currency, which: 'open', skip: 0, limit: OPEN_BETS_MAX } as const;
      return {
        list: betting.store
          .list(choice)
          .filter(({ state }) => state === 'open')
          .map(cashOutQuote),
      };
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

  const setting = (
    context: CallContext,
    betId: string,
    run: (bet: BetRow, at: number) => BetRow,
  ): BetWire => {
    const own = betting.ownOf(betId, accountOf(context).userId);
    return betting.wire(transaction(betting.db, () => run(own, world.clock.now())));
  };

  return {
    ...readHandlers(ports),
    'bet.setAutoCashOut': ({ betId, value, percent, until }, context) =>
      setting(context, betId, (bet, at) =>
        betting.autoCashOuts.set(bet, { value: amountOf(value), percent, until }, at),
      ),
    'bet.revokeAutoCashOut': ({ betId }, context) => setting(context, betId, betting.autoCashOuts.revoke),
    'bet.place': (input, context) =>
      command('bet.place', context, input, (userId, at) => {
        const { stake, clientRequestId: requestId, ...request } = input;
        const lineStake = amountOf(stake);
        return betting.place({ ...request, lineStake, userId, siteId: context.siteId, requestId }, at);
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
