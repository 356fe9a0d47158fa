import type { DatabaseSync } from 'node:sqlite';
import { promotionCalls } from '#contract/rewards/promotion/calls.ts';
import type { PromotionWire } from '#contract/rewards/promotion/schema.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { domain, handlersFor } from '#sandbox/domains/domain.ts';
import { bonusWire } from '#sandbox/domains/rewards/bonus/bonus-store.ts';
import type { Bonuses } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import { couponWire } from '#sandbox/domains/rewards/coupon/coupon-store.ts';
import type { Coupons } from '#sandbox/domains/rewards/coupon/coupons.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import { windowOf } from './promotion-window.ts';
import type { PromotionPlan } from './promotions.table.ts';
import { createPromotions, type Promotions } from './promotions.ts';

/** Dependencies of the promotion handlers. */
type CallPorts = {
  readonly db: DatabaseSync;
  readonly money: { readonly bonuses: Bonuses; readonly coupons: Coupons; readonly promotions: Promotions };
};

const RECORDS_SHOWN = 20;

/** Handlers of promotions, with their terms and the member’s eligibility [7.16]. */
const promotionHandlers = ({ db, money }: CallPorts): HandlersOf<typeof promotionCalls> => {
  const { bonuses, coupons, promotions } = money;
  const wireOf = (plan: PromotionPlan, userId: string, now: number): PromotionWire => {
    const { param: _param, window: _window, for: _for, ...shown } = plan;
    return { ...shown, ...windowOf(plan, now), standing: promotions.standing(plan, userId, now) };
  };
  const planOf = ({ siteId }: CallContext, promotionId: string) =>
    promotions.ofSite(siteId).find((plan) => plan.promotionId === promotionId) ?? refuse('NOT_FOUND');

  return {
    'promotion.list': (_input, context) => {
      const { userId } = accountOf(context);
      return { list: promotions.ofSite(context.siteId).map((plan) => wireOf(plan, userId, context.now)) };
    },
    'promotion.detail': ({ promotionId }, context) => {
      const { userId } = accountOf(context);
      return {
        promotion: wireOf(planOf(context, promotionId), userId, context.now),
        records: bonuses.ofPromotion(userId, promotionId, RECORDS_SHOWN).map(bonusWire),
      };
    },
    'promotion.claim': ({ promotionId }, context) => {
      const { userId } = accountOf(context);
      const plan = planOf(context, promotionId);
      const isOpen = promotions.standing(plan, userId, context.now) === 'open';
      if (plan.kind !== 'coins' || !isOpen) return refuse('ORDER_STEP_REFUSED');
      const { title, couponDays } = plan;
      const coupon = { userId, kind: 'coins', title, coins: BigInt(plan.coins), promotionId } as const;
      const expiresAt = context.now + couponDays * DAY_MS;
      return couponWire(transaction(db, () => coupons.give({ ...coupon, expiresAt }, context.now)));
    },
  };
};

type Promoting = Parameters<typeof createPromotions>[0];
type Ports = Pick<Promoting, 'sites'> & { readonly money: Omit<Promoting, 'sites'> };

/** Promotions of the sites, and the offers that deposits may name. */
export const promotionDomain = domain({
  open({ sites, money }: Ports) {
    const { statement, bonuses, coupons } = money;
    return { money: { ...money, promotions: createPromotions({ sites, statement, bonuses, coupons }) } };
  },
  handlers: handlersFor(promotionCalls, promotionHandlers),
});
