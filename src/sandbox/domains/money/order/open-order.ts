import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { barsAnother } from '#contract/money/order/bars-another.ts';
import { isWithdrawal } from '#contract/money/order/order-guards.ts';
import type { MoneyOrderWire } from '#contract/money/order/schema.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { OrderNumbers } from '#sandbox/domains/ground/statement/order-numbers.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';
import type { Bonuses } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import type { Coupons } from '#sandbox/domains/rewards/coupon/coupons.ts';
import type { OrderMover } from './order-mover.ts';
import { firstState, type NewOrder, type OrderRow } from './order-row.ts';
import { lineOf, recordTypeOf } from './order-statement.ts';
import type { OrderStore } from './order-store.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly store: OrderStore;
  readonly statement: Statement;
  readonly numbers: OrderNumbers;
  readonly bonuses: Pick<Bonuses, 'forfeit'>;
  readonly coupons: Pick<Coupons, 'hold'>;
  readonly enter: OrderMover['enter'];
  now(): number;
  wire(order: OrderRow): MoneyOrderWire;
};

export type RepeatedRequest = Pick<NewOrder, 'userId' | 'requestId' | 'kind'> &
  Partial<Pick<NewOrder, 'amount'>>;

const rowOf = (opening: NewOrder, orderNo: string, at: number) => ({
  order_id: randomUUID(),
  user_id: opening.userId,
  site_id: opening.siteId,
  kind: opening.kind,
  state: firstState(opening.kind),
  currency: opening.currency,
  amount: opening.amount,
  fee: opening.fee,
  created_at: at,
  updated_at: at,
  counterparty: JSON.stringify(opening.counterparty),
  request_id: opening.requestId,
  promotion_id: opening.promotionId,
  order_no: orderNo,
  method: opening.method ?? '',
});

/** Opens orders: one per request id, and one open order per kind. */
export function createOrderOpening(ports: Ports) {
  const { db, store, statement, numbers, bonuses, coupons, enter, now, wire } = ports;
  const again = (orderId: string) => store.anyById(orderId) ?? refuse('NOT_FOUND');

  const known = ({ userId, requestId, kind, amount }: RepeatedRequest) => {
    const order = store.byRequest(userId, requestId);
    if (!order) return null;
    if (order.kind !== kind || (amount !== undefined && order.amount !== amount)) refuse('BAD_REQUEST');
    return wire(order);
  };

  const open = (opening: NewOrder) =>
    transaction(db, () => {
      const before = known(opening);
      if (before) return before;
      if (store.openOf(opening.userId).some((order) => barsAnother(order, opening.kind)))
        refuse('ORDER_UNFINISHED');
      const at = now();
      const row = rowOf(opening, numbers.next(recordTypeOf(opening.kind), at), at);
      store.insert(row);
      store.noteStep(row.order_id, row.state, row.created_at, '');
      coupons.hold(opening.promotionId, row.order_id);
      const order = again(row.order_id);
      statement.add(lineOf(order));
      enter(order, row.state, { as: 'opened' });
      if (isWithdrawal(opening)) bonuses.forfeit(row.user_id, at);
      return wire(again(row.order_id));
    });

  return { known, open };
}
