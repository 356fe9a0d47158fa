import * as v from 'valibot';
import { couponCalls } from '#contract/rewards/coupon/calls.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import { type Commands, runOnce } from '#sandbox/domains/ground/command/commands.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { Bonuses } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import { couponWire } from './coupon-store.ts';
import { type Coupons, createCoupons } from './coupons.ts';

/** Dependencies of the coupon handlers. */
type CallPorts = {
  readonly commands: Commands;
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
  readonly money: { readonly coupons: Coupons };
};

const Done = v.object({});

/** Coupons of members [7.16]. */
const couponHandlers = ({ commands, world, money }: CallPorts): HandlersOf<typeof couponCalls> => {
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

type Ports = Stored & {
  readonly ledger: Ledger;
  readonly money: { readonly bonuses: Bonuses; readonly notify: SendNews };
};

/** Coupons of members; they expire by themselves. */
export const couponDomain = domain({
  open({ db, ledger, money }: Ports) {
    const { bonuses, notify } = money;
    return { money: { ...money, coupons: createCoupons({ db, ledger, bonuses, notify }) } };
  },
  duties: [
    {
      everyMs: 500,
      run: ({ money }: { readonly money: { readonly coupons: Coupons } }, now) => money.coupons.endDue(now),
    },
  ],
  handlers: handlersFor(couponCalls, couponHandlers),
});
