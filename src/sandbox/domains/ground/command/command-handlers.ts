import * as v from 'valibot';
import type { CallName } from '#contract/book/table.ts';
import { OrderId } from '#contract/fields/ids.ts';
import type { commandCalls } from '#contract/money/command/calls.ts';
import { CommandOutcome } from '#contract/money/order/outcome-schema.ts';
import type { MoneyOrderWire } from '#contract/money/order/schema.ts';
import type { BetWire } from '#contract/play/bet/schema.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import type { Commands } from './commands.ts';

type OutcomeWire = v.InferInput<typeof CommandOutcome>;

/** Kinds of outcome for a command's response, by its call. A step of an order is identified by its order. */
const OUTCOMES: Readonly<Partial<Record<CallName, OutcomeWire['is']>>> = {
  'transfer.recover': 'recovery',
  'coin.buy': 'coins',
  'gift.reward': 'gift',
  'exchange.swap': 'exchange',
  'treasury.putIn': 'done',
  'treasury.takeOut': 'done',
  'vip.claim': 'credit',
  'rebate.claim': 'credit',
  'payee.addCard': 'done',
  'payee.addAddress': 'done',
  'payee.setDefault': 'done',
  'payee.remove': 'done',
  'welfare.accept': 'done',
  'welfare.giveUp': 'done',
  'coupon.use': 'done',
  'activity.act': 'activity',
};
const outcomes = new Map<string, OutcomeWire['is']>(Object.entries(OUTCOMES));

const Outcome: v.GenericSchema<unknown, OutcomeWire> = v.custom<OutcomeWire>(
  (value) => v.safeParse(CommandOutcome, value).success,
);
const Answer = v.record(v.string(), v.unknown());
const OfOrder = v.object({ orderId: OrderId });
const OfBet = v.object({ betId: v.string() });
/** Calls whose commands are about a bet: it is shown as it is by now. */
const BET_CALLS: readonly string[] = ['bet.place', 'bet.answer', 'bet.cashOut'] satisfies readonly CallName[];

/** Dependencies of the handlers; orders are above commands, so a row of theirs is only passed on. */
type Ports<Row, Bet> = {
  readonly commands: Commands;
  readonly betting: { ownOf(betId: string, userId: string): Bet; wire(bet: Bet): BetWire };
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
  readonly money: {
    readonly store: { byRequest(userId: string, requestId: string): Row | null };
    readonly orders: {
      wire(order: Row): MoneyOrderWire;
      find(orderId: string, userId: string): MoneyOrderWire;
    };
  };
};

/** Handlers for the outcome of members' commands [4.05]. */
export const commandHandlers = <Row, Bet>({
  betting,
  money,
  commands,
  world,
}: Ports<Row, Bet>): HandlersOf<typeof commandCalls> => {
  const { orders, store } = money;
  const outcomeOf = (owner: string, requestId: string): OutcomeWire | null => {
    const opened = store.byRequest(owner, requestId);
    if (opened) return { is: 'order', order: orders.wire(opened) };
    const answered = commands.answered(owner, requestId);
    if (!answered) return null;
    if (BET_CALLS.includes(answered.call)) {
      const { betId } = v.parse(OfBet, answered.answer);
      return { is: 'bet', bet: betting.wire(betting.ownOf(betId, owner)) };
    }
    const is = outcomes.get(answered.call);
    if (is) return v.parse(Outcome, { ...v.parse(Answer, answered.answer), is });
    return { is: 'order', order: orders.find(v.parse(OfOrder, answered.answer).orderId, owner) };
  };
  return {
    'command.byRequest': ({ requestId }, context) => ({
      outcome: outcomeOf(accountOf(context).userId, requestId),
      now: world.clock.now(),
    }),
  };
};
