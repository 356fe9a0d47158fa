import { promotionBonus } from '#contract/rules/money/promotion-bonus.ts';
import { minor } from '#contract/units/money.ts';
import type { Bonuses } from '#sandbox/domains/bonus/bonuses.ts';
import { FIRST_DEPOSIT, promotionRule } from '#sandbox/domains/pay-type/pay-types.table.ts';
import type { Statement } from '#sandbox/domains/statement/statement.ts';
import type { OrderRow } from './order-row.ts';

type Ports = { readonly statement: Statement; readonly bonuses: Bonuses };

/** What is given on top of a member's first deposit: once, however many orders asked for it. */
export function createFirstDeposit({ statement, bonuses }: Ports) {
  return {
    /** Called as the order is credited, before the statement counts it. */
    reward(order: OrderRow, at: number): void {
      const { user_id: userId, currency, order_id: orderId, order_no: orderNo } = order;
      const promotion = FIRST_DEPOSIT.find(({ promotionId }) => promotionId === order.promotion_id);
      if (!promotion || statement.hasDeposited(userId)) return;
      const { bonus: amount, wagering } = promotionBonus(minor(order.amount), promotionRule(promotion));
      bonuses.give({ userId, currency, orderId, orderNo, title: promotion.title, amount, wagering }, at);
    },
  };
}
