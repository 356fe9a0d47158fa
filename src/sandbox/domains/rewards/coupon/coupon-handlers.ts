import * as v from 'valibot';
import type { couponCalls } from '#contract/rewards/coupon/calls.ts';
import type { Commands } from '#sandbox/domains/ground/command/commands.ts';
import { runOnce } from '#sandbox/domains/ground/command/run-once.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import { couponWire } from './coupon-store.ts';
import type { Coupons } from './coupons.ts';

/** Dependencies of the coupon handlers. */
type Ports = {
  readonly commands: Commands;
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
  readonly money: { readonly coupons: Coupons };
};

const Done = v.object({});

/** Coupons of members [7.16]. */
export const couponHandlers = ({ commands, world, money }: Ports): HandlersOf<typeof couponCalls> => {
  const { coupons } = money;
  const once = runOnce(commands, world.clock.now);
  return {
    'coupon.list': ({ group, page, size }, context) => {
      const { total, list } = coupons[group](accountOf(context).userId, page, size);
      return { total, list: list.map(couponWire) };
    },
    'coupon.use': (using, context) => {
      const { userId } = accountOf(context);
      once('coupon.use', context, using, Done, (_userId, at) => {
        coupons.use(using.couponId, userId, at);
        return {};
      });
      return couponWire(coupons.own(using.couponId, userId));
    },
  };
};
