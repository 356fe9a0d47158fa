import type { OrderAction, OrderEvent } from '#contract/money/order/order-machine.ts';
import type { MoneyOrderWire } from '#contract/money/order/schema.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { OrderNumbers } from '#sandbox/domains/ground/statement/order-numbers.ts';
import { createOrderOpening, type RepeatedRequest } from './open-order.ts';
import { createOrderMover, type MoverPorts } from './order-mover.ts';
import { leadsTo, type NewOrder, type OrderRow } from './order-row.ts';
import { orderWire } from './order-wire.ts';

type Ports = MoverPorts & {
  readonly numbers: OrderNumbers;
  /** Whether the site allows a withdrawal to be cancelled before a reviewer takes it. */
  mayTakeBack(siteId: SiteId): boolean;
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
  const { db, store, statement, numbers, bonuses, coupons, promotions, now, mayTakeBack, appealAfter } =
    ports;
  const { enter, happen, tick, failures } = createOrderMover(ports);

  const wire = (order: OrderRow) =>
    orderWire(order, {
      store,
      bonuses,
      promotions,
      now: now(),
      mayTakeBack: mayTakeBack(order.site_id),
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
