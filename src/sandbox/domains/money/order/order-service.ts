import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { barsAnother, isWithdrawal } from '#contract/money/order/order-guards.ts';
import type { OrderAction, OrderEvent } from '#contract/money/order/order-machine.ts';
import type { MoneyOrderWire } from '#contract/money/order/schema.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { OrderNumbers } from '#sandbox/domains/ground/statement/order-numbers.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';
import type { Bonuses } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import type { Coupons } from '#sandbox/domains/rewards/coupon/coupons.ts';
import { createOrderMover, type MoverPorts, type OrderMover } from './order-mover.ts';
import { firstState, leadsTo, type NewOrder, type OrderRow } from './order-row.ts';
import { lineOf, recordTypeOf } from './order-statement.ts';
import type { OrderStore } from './order-store.ts';
import { orderWire } from './order-wire.ts';

type OpeningPorts = {
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

type RepeatedRequest = Pick<NewOrder, 'userId' | 'requestId' | 'kind'> & Partial<Pick<NewOrder, 'amount'>>;

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
function createOrderOpening(ports: OpeningPorts) {
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

type Ports = MoverPorts & {
  readonly numbers: OrderNumbers;
  /** Reports whether the site allows a withdrawal to be cancelled before a reviewer takes it. */
  mayCancel(siteId: SiteId): boolean;
  /** Time that the site allows for a bank transfer before an appeal, ms. */
  appealAfter(siteId: SiteId): number;
};

export type OrderActionRequest = {
  readonly userId: string;
  readonly orderId: string;
  readonly version: number;
  readonly action: OrderAction;
  readonly note: string;
};

export type OrderService = {
  wire(order: OrderRow): MoneyOrderWire;
  /** @throws Refusal NOT_FOUND for an order that is not the member's. */
  find(orderId: string, userId: string): MoneyOrderWire;
  /**
   * Returns the order that the same request opened before, or null.
   * @throws Refusal BAD_REQUEST when that order was of another kind, or of another amount where one is given.
   */
  known(request: RepeatedRequest): MoneyOrderWire | null;
  /**
   * Opens an order, or returns the one that the same request opened before.
   * @throws Refusal ORDER_UNFINISHED, BALANCE_SHORT, BAD_REQUEST for a request id that was used for something else.
   */
  open(order: NewOrder): MoneyOrderWire;
  /** @throws Refusal NOT_FOUND, ORDER_MOVED_ON for another version, ORDER_STEP_REFUSED when it is not allowed now. */
  act(request: OrderActionRequest): MoneyOrderWire;
  /** Applies an event of the counterparty. @returns false when the state does not allow it. */
  happen(orderId: string, event: OrderEvent, reason?: string): boolean;
  /** Applies all events that are due. */
  tick(): void;
  /** Last failures of due orders, by order id. */
  readonly failures: ReadonlyMap<string, string>;
};

/** Creates the service through which members open orders and act on them. */
export function createOrderService(ports: Ports): OrderService {
  const { db, store, statement, numbers, bonuses, coupons, promotions, now, mayCancel, appealAfter } = ports;
  const { enter, happen, tick, failures } = createOrderMover(ports);

  const wire = (order: OrderRow) =>
    orderWire(order, {
      store,
      bonuses,
      promotions,
      now: now(),
      mayCancel: mayCancel(order.site_id),
      appealAfter: appealAfter(order.site_id),
    });
  const again = (orderId: string) => store.anyById(orderId) ?? refuse('NOT_FOUND');

  /** Applies a step that does not change the state: a reminder, an image. */
  const stay = (order: OrderRow, action: OrderAction, note: string) => {
    const reminded = action === 'remind' ? { reminders: order.reminders + 1, reminded_at: now() } : {};
    store.update(order.order_id, { ...order, ...reminded });
    store.noteStep(order.order_id, action, now(), note);
  };

  return {
    wire,
    ...createOrderOpening({ db, store, statement, numbers, bonuses, coupons, now, enter, wire }),
    find: (orderId, userId) => wire(store.byId(orderId, userId) ?? refuse('NOT_FOUND')),
    happen,
    act: ({ userId, orderId, version, action, note }) =>
      transaction(db, () => {
        const order = store.byId(orderId, userId) ?? refuse('NOT_FOUND');
        if (order.version !== version) refuse('ORDER_MOVED_ON');
        if (!wire(order).allowedActions.includes(action)) refuse('ORDER_STEP_REFUSED');
        const state = leadsTo(order.kind, order.state, action) ?? refuse('ORDER_STEP_REFUSED');
        if (state === order.state) stay(order, action, note);
        else enter(order, state, { as: action === 'withdrawAppeal' ? 'takenBack' : 'step', note });
        return wire(again(orderId));
      }),
    tick,
    failures,
  };
}
