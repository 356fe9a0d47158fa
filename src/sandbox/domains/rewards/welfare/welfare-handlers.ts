import * as v from 'valibot';
import type { welfareCalls } from '#contract/rewards/welfare/calls.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import type { Currency } from '#contract/units/money.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { type Commands, runOnce } from '#sandbox/domains/ground/command/commands.ts';
import { type BonusRow, bonusWire } from '#sandbox/domains/rewards/bonus/bonus-store.ts';
import type { Bonuses } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import type { Coupons } from '#sandbox/domains/rewards/coupon/coupons.ts';
import { beijingMonthStart } from '#sandbox/domains/rewards/promotion/promotion-window.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';

/** Dependencies of the welfare handlers. */
type Ports = {
  readonly commands: Commands;
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
  readonly money: { readonly bonuses: Bonuses; readonly coupons: Coupons };
};
type Step = { readonly bonusId: string; readonly clientRequestId: string };

const Done = v.object({});
const SOON_MS = 3 * DAY_MS;
/** More than a member has at a time. */
const ALL = 100;

const sumOf = (bonuses: readonly BonusRow[], of: 'amount' | 'left_over') =>
  minorText(bonuses.reduce((sum, bonus) => sum + bonus[of], 0n));

function summaryOf({ bonuses, coupons }: Ports['money'], userId: string, currency: Currency, now: number) {
  const offered = bonuses.open(userId, currency, 1, ALL).list.filter(({ state }) => state === 'offered');
  const held = bonuses.locked(userId, currency);
  const { sum, n } = bonuses.received(userId, currency, beijingMonthStart(now));
  const ends = offered.flatMap(({ accept_by }) => (accept_by === null ? [] : [accept_by]));
  return {
    offered: sumOf(offered, 'amount'),
    offeredCount: offered.length,
    acceptBy: ends.length === 0 ? null : Math.min(...ends),
    held: sumOf(held, 'amount'),
    wageringLeft: sumOf(held, 'left_over'),
    coupons: coupons.available(userId, 1, 1).total,
    couponsSoon: coupons.expiringBy(userId, now + SOON_MS),
    received: minorText(sum),
    receivedCount: n,
  };
}

/** Bonuses of members, from the offer to their end [7.16]. */
export const welfareHandlers = ({ commands, world, money }: Ports): HandlersOf<typeof welfareCalls> => {
  const { bonuses } = money;
  const once = runOnce(commands, world.clock.now);
  const step = (action: 'accept' | 'giveUp', request: Step, context: CallContext) => {
    const { userId } = accountOf(context);
    once(`welfare.${action}`, context, request, Done, (_userId, at) => {
      bonuses[action](request.bonusId, userId, at);
      return {};
    });
    return bonusWire(bonuses.own(request.bonusId, userId));
  };
  return {
    'welfare.summary': ({ currency }, context) =>
      summaryOf(money, accountOf(context).userId, currency, context.now),
    'welfare.list': ({ currency, group, page, size }, context) => {
      const { total, list } = bonuses[group](accountOf(context).userId, currency, page, size);
      return { total, list: list.map(bonusWire) };
    },
    'welfare.detail': ({ bonusId }, context) => bonusWire(bonuses.own(bonusId, accountOf(context).userId)),
    'welfare.accept': (request, context) => step('accept', request, context),
    'welfare.giveUp': (request, context) => step('giveUp', request, context),
  };
};
