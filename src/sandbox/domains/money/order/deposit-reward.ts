import { promotionBonus } from '#contract/rewards/promotion/promotion-bonus.ts';
import { minor } from '#contract/units/money.ts';
import type { Bonuses } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import type { Coupons } from '#sandbox/domains/rewards/coupon/coupons.ts';
import type { Promotions } from '#sandbox/domains/rewards/promotion/promotions.ts';
import type { OrderRow } from './order-row.ts';

type Ports = {
  readonly bonuses: Pick<Bonuses, 'give'>;
  readonly coupons: Pick<Coupons, 'spend' | 'free'>;
  readonly promotions: Pick<Promotions, 'offerOf' | 'isDue'>;
};

/** Grants the reward of a deposit that named a promotion or a coupon: once, however many orders requested it. */
export function createDepositReward({ bonuses, coupons, promotions }: Ports) {
  /** The order is credited; the statement does not count it yet. */
  const give = (order: OrderRow, at: number): void => {
    const {
      user_id: userId,
      currency,
      order_id: orderId,
      order_no: orderNo,
      promotion_id: promotionId,
    } = order;
    const offer = promotions.offerOf(promotionId);
    if (!offer || !promotions.isDue(promotionId, userId, at)) return;
    if (offer.source === 'coupon' && !coupons.spend(promotionId, orderId, at)) return;
    const { rule, source, termDays } = offer;
    const { bonus: amount } = promotionBonus(minor(order.amount), rule);
    const terms = { source, title: rule.title, amount, times: rule.wagering, termDays, promotionId };
    bonuses.give({ userId, currency, ...terms }, at, { orderId, orderNo });
  };
  return {
    /** Handles an order’s change of state: it is credited, or has ended without money. */
    follow(before: OrderRow, order: OrderRow, at: number): void {
      if (order.money === 'in' && before.money !== 'in') give(order, at);
      else if (order.cls === 'failed' || order.cls === 'cancelled') coupons.free(order.order_id);
    },
  };
}
