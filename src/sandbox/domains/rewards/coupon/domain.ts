import { couponCalls } from '#contract/rewards/coupon/calls.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { Bonuses } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import { couponHandlers } from './coupon-handlers.ts';
import { type Coupons, createCoupons } from './coupons.ts';

type Ports = Stored & {
  readonly ledger: Ledger;
  readonly money: { readonly bonuses: Bonuses; readonly tell: SendNews };
};

/** Coupons of members; they expire by themselves. */
export const couponDomain = domain({
  open({ db, ledger, money }: Ports) {
    const { bonuses, tell } = money;
    return { money: { ...money, coupons: createCoupons({ db, ledger, bonuses, tell }) } };
  },
  duties: [
    {
      everyMs: 500,
      run: ({ money }: { readonly money: { readonly coupons: Coupons } }, now) => money.coupons.endDue(now),
    },
  ],
  handlers: handlersFor(couponCalls, couponHandlers),
});
