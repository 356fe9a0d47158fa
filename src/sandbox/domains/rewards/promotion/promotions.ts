import * as v from 'valibot';
import { DepositPromotion } from '#contract/money/order/payment-schema.ts';
import { isHeld } from '#contract/rewards/bonus/states.table.ts';
import type { PromotionStatus } from '#contract/rewards/promotion/schema.ts';
import type { Currency } from '#contract/units/money.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { CURRENCIES } from '#sandbox/base/tables/currencies.table.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';
import type { Bonuses } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import type { CouponRow } from '#sandbox/domains/rewards/coupon/coupon-store.ts';
import type { Coupons } from '#sandbox/domains/rewards/coupon/coupons.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import { beijingDayStart, windowOf } from './promotion-window.ts';
import { PROMOTIONS, type PromotionPlan, promotionPlan } from './promotions.table.ts';

const YUAN = CURRENCIES.CNY;

type OfferWire = v.InferInput<typeof DepositPromotion>;

type Ports = {
  readonly sites: Pick<SiteStore, 'config'>;
  readonly statement: Pick<Statement, 'hasDeposited'>;
  readonly bonuses: Pick<Bonuses, 'ofPromotion'>;
  readonly coupons: Pick<Coupons, 'ofPromotion' | 'forDeposit' | 'byId'>;
};

export type Promotions = ReturnType<typeof createPromotions>;

const offerOfPlan = (plan: PromotionPlan): OfferWire => ({
  promotionId: plan.promotionId,
  title: plan.title,
  text: `${plan.text}。彩金完成 ${plan.times} 倍流水后转为余额；本金随时可以${YUAN.withdrawWord}，但流水完成前${YUAN.withdrawWord}会收回彩金。`,
  minAmount: plan.minAmount,
  bonusRate: plan.rate,
  bonusMax: plan.maxAmount,
  wagering: plan.times,
});

const offerOfCoupon = (coupon: CouponRow): OfferWire => ({
  promotionId: coupon.coupon_id,
  title: coupon.title,
  text: `使用优惠券，最多加赠 ${minorText(coupon.amount)} ${YUAN.unitWord}。彩金完成 ${coupon.times} 倍流水后转为余额；充值没有到账，券会退回。`,
  minAmount: minorText(coupon.min_amount),
  bonusRate: coupon.rate,
  bonusMax: minorText(coupon.amount),
  wagering: coupon.times,
  isCoupon: 1,
});

/** Offer that a deposit may name: the calculation of its bonus, and the number of days for its wagering. */
export type DepositOffer = {
  readonly wire: OfferWire;
  readonly rule: DepositPromotion;
  readonly source: 'promotion' | 'coupon';
  readonly termDays: number;
};

const offer = (wire: OfferWire, source: DepositOffer['source'], termDays: number): DepositOffer => ({
  wire,
  rule: v.parse(DepositPromotion, wire),
  source,
  termDays,
});

/** Bonuses of one promotion that are looked at, the newest first: more than a period can have. */
const LOOKED_AT = 50;

/** Promotions of the sites, their eligibility rules, and the offers that deposits may name. */
export function createPromotions({ sites, statement, bonuses, coupons }: Ports) {
  /** Ended in the period that is on: nothing more to get until the next. */
  const isUsed = (plan: PromotionPlan, userId: string, at: number): boolean => {
    const since = plan.period === 'day' ? beijingDayStart(at) : (windowOf(plan, at).from ?? 0);
    if (plan.kind === 'coins') return coupons.ofPromotion(userId, plan.promotionId, since) !== null;
    // A deposit that was recalled leaves its promotion as it was before.
    return bonuses
      .ofPromotion(userId, plan.promotionId, LOOKED_AT)
      .some(({ offered_at, cause }) => cause !== 'void' && offered_at >= since);
  };
  const standing = (plan: PromotionPlan, userId: string, at: number): PromotionStatus => {
    const { from, until } = windowOf(plan, at);
    if (from !== null && at < from) return 'upcoming';
    if (until !== null && at >= until) return 'over';
    if (bonuses.ofPromotion(userId, plan.promotionId, 1).some(({ state }) => isHeld(state)))
      return 'inProgress';
    if (isUsed(plan, userId, at)) return 'joined';
    if (plan.for === 'first' && statement.hasDeposited(userId)) return 'notFirst';
    if (plan.for === 'later' && !statement.hasDeposited(userId)) return 'needsDeposit';
    return 'open';
  };
  const ofSite = (siteId: SiteId): readonly PromotionPlan[] =>
    PROMOTIONS.filter(({ param }) => sites.config(siteId).params?.[param] === '1');

  return {
    ofSite,
    standing,
    /** Returns the offers for a deposit: promotions open to the member, and their coupons. Yuan only. */
    offered(userId: string, siteId: SiteId, currency: Currency, at: number): OfferWire[] {
      if (currency !== 'CNY') return [];
      const open = ofSite(siteId).filter(
        (plan) => plan.kind === 'deposit' && standing(plan, userId, at) === 'open',
      );
      return [...open.map(offerOfPlan), ...coupons.forDeposit(userId, at).map(offerOfCoupon)];
    },
    /** Returns the offer named by an order, for its calculation; null for an unknown one. */
    offerOf(promotionId: string): DepositOffer | null {
      const plan = promotionPlan(promotionId);
      if (plan) return offer(offerOfPlan(plan), 'promotion', plan.termDays);
      const coupon = promotionId === '' ? null : coupons.byId(promotionId);
      return coupon && offer(offerOfCoupon(coupon), 'coupon', coupon.term_days);
    },
    /** Reports whether an order that named it still gets it as it is credited. */
    isDue(promotionId: string, userId: string, at: number): boolean {
      const plan = promotionPlan(promotionId);
      return plan === null || standing(plan, userId, at) === 'open';
    },
  };
}
