import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { MoneyOrderWire } from '#contract/models/money-order.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import { lineOf } from './order-line.ts';
import type { OrderMover } from './order-mover.ts';
import { firstState, type NewOrder, type OrderRow } from './order-row.ts';
import type { OrderStore } from './order-store.ts';
import type { Statement } from './statement.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly store: OrderStore;
  readonly statement: Statement;
  readonly enter: OrderMover['enter'];
  now(): number;
  wire(order: OrderRow): MoneyOrderWire;
};

export type KnownRequest = Pick<NewOrder, 'userId' | 'requestId' | 'kind'> &
  Partial<Pick<NewOrder, 'amount'>>;

/** One order of a kind at a time; one that is being appealed waits for others and keeps nobody from going on. */
const bars = (order: OrderRow, { kind }: NewOrder) => order.kind === kind && order.state !== 'appealing';

const rowOf = (opening: NewOrder, at: number) => ({
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
});

/** How orders begin: one for each request, one of a kind at a time. */
export function createOrderOpening({ db, store, statement, enter, now, wire }: Ports) {
  const again = (orderId: string) => store.anyById(orderId) ?? refuse('NOT_FOUND');

  const known = ({ userId, requestId, kind, amount }: KnownRequest) => {
    const order = store.byRequest(userId, requestId);
    if (!order) return null;
    if (order.kind !== kind || (amount !== undefined && order.amount !== amount)) refuse('BAD_REQUEST');
    return wire(order);
  };

  const open = (opening: NewOrder) =>
    transaction(db, () => {
      const before = known(opening);
      if (before) return before;
      if (store.openOf(opening.userId).some((order) => bars(order, opening))) refuse('ORDER_UNFINISHED');
      const row = rowOf(opening, now());
      store.insert(row);
      store.noteStep(row.order_id, row.state, row.created_at, '');
      const order = again(row.order_id);
      statement.add(lineOf(order));
      enter(order, row.state, {}, '');
      return wire(again(row.order_id));
    });

  return { known, open };
}
