import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { MoneyOrderWire } from '#contract/models/money-order.ts';
import type { OrderAction, OrderEvent } from '#contract/orders/order-machine.ts';
import type { SiteId } from '#sandbox/calls/sites.table.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import type { Ledger } from '#sandbox/ledger/ledger.ts';
import { courseOf } from './counterparties.table.ts';
import { chainHash } from './counterparty.ts';
import { createFirstDeposit } from './first-deposit.ts';
import { moveMoney } from './order-effects.ts';
import { lineOf } from './order-line.ts';
import { firstState, leadsTo, type NewOrder, type OrderRow, stateOf } from './order-row.ts';
import type { OrderStore } from './order-store.ts';
import { orderWire } from './order-wire.ts';
import type { Statement } from './statement.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly store: OrderStore;
  readonly ledger: Ledger;
  readonly statement: Statement;
  now(): number;
  /** False: nobody acts of themselves, and only the operator moves orders. */
  othersAct(): boolean;
  mayTakeBack(siteId: SiteId): boolean;
  /** Promotions carry wagering. */
  demandWagering(userId: string, currency: string, amount: bigint): void;
};

export type Deed = {
  readonly userId: string;
  readonly orderId: string;
  readonly version: number;
  readonly action: OrderAction;
  readonly note: string;
};

type KnownRequest = Pick<NewOrder, 'userId' | 'requestId' | 'kind'> & Partial<Pick<NewOrder, 'amount'>>;

export type OrderDesk = {
  wire(order: OrderRow): MoneyOrderWire;
  /** @throws Refusal NOT_FOUND for an order that is not the member's. */
  find(orderId: string, userId: string): MoneyOrderWire;
  /**
   * The order the same request opened before, or null.
   * @throws Refusal BAD_REQUEST when that was of another kind, or of another amount where one is given.
   */
  known(request: KnownRequest): MoneyOrderWire | null;
  /**
   * Opens an order, or gives the one the same request opened before.
   * @throws Refusal ORDER_UNFINISHED, BALANCE_SHORT, BAD_REQUEST for a request id of something else.
   */
  open(order: NewOrder): MoneyOrderWire;
  /** @throws Refusal NOT_FOUND, ORDER_MOVED_ON for another version, ORDER_STEP_REFUSED when it is not allowed now. */
  act(deed: Deed): MoneyOrderWire;
  /** Something happened on the other side. @returns false when the state does not know it. */
  happen(orderId: string, event: OrderEvent, reason?: string): boolean;
  /** Lets happen what is due. */
  tick(): void;
};

/** The next block has come: one confirmation more, and the last one credits. */
function confirmed(
  counterparty: string,
  orderId: string,
): { readonly text: string; readonly whole: boolean } | null {
  const chain = JSON.parse(counterparty);
  if (chain?.kind !== 'chain') return null;
  const confirmations = Math.min(chain.confirmations + 1, chain.confirmationsNeeded);
  const text = JSON.stringify({ ...chain, hash: chainHash(orderId), confirmations });
  return { text, whole: confirmations >= chain.confirmationsNeeded };
}

/** One order of a kind at a time; one that is being appealed waits for others and keeps nobody from going on. */
const bars = (order: OrderRow, { kind }: NewOrder) => order.kind === kind && order.state !== 'appealing';

/** Orders in motion: every step is one transaction of state, money, timeline and statement. */
export function createOrderDesk(ports: Ports): OrderDesk {
  const { db, store, ledger, statement, now, othersAct, mayTakeBack, demandWagering } = ports;

  const wire = (order: OrderRow) =>
    orderWire(order, { store, now: now(), mayTakeBack: mayTakeBack(order.site_id) });
  const again = (orderId: string) => store.anyById(orderId) ?? refuse('NOT_FOUND');

  const firstDeposit = createFirstDeposit({ ledger, statement, demandWagering });

  const enter = (order: OrderRow, state: string, change: Partial<OrderRow>, note: string) => {
    const at = now();
    const { cls } = stateOf(order.kind, state);
    const next: OrderRow = { ...order, ...change, state, cls, updated_at: at };
    const money = moveMoney(ledger, next, at);
    const { after, event = null, windowMs } = cls === 'open' ? courseOf(next) : {};
    store.update(order.order_id, {
      ...next,
      money,
      deadline_at: windowMs === undefined ? null : at + windowMs,
      next_at: after === undefined ? null : at + after,
      next_event: event,
    });
    if (state !== order.state) store.noteStep(order.order_id, state, at, note);
    if (money === 'in' && order.money !== 'in') firstDeposit.reward(next, at);
    statement.settle(order.order_id, cls);
  };

  const happen = (orderId: string, event: OrderEvent, reason = ''): boolean =>
    transaction(db, () => {
      const order = again(orderId);
      const block = event === 'detected' ? confirmed(order.counterparty, orderId) : null;
      if (event === 'detected' && block === null) return false;
      const step = block?.whole ? 'credited' : event;
      const state = leadsTo(order.kind, order.state, step);
      if (state === null) return false;
      enter(order, state, { reason, ...(block ? { counterparty: block.text } : {}) }, reason);
      return true;
    });

  const due = (order: OrderRow, at: number): OrderEvent | null => {
    if (othersAct() && order.next_at !== null && order.next_at <= at) return order.next_event;
    return order.deadline_at !== null && order.deadline_at <= at ? 'deadline' : null;
  };

  const known = ({ userId, requestId, kind, amount }: KnownRequest) => {
    const order = store.byRequest(userId, requestId);
    if (!order) return null;
    if (order.kind !== kind || (amount !== undefined && order.amount !== amount)) refuse('BAD_REQUEST');
    return wire(order);
  };

  return {
    wire,
    known,
    find: (orderId, userId) => wire(store.byId(orderId, userId) ?? refuse('NOT_FOUND')),
    happen,
    open: (opening) =>
      transaction(db, () => {
        const before = known(opening);
        if (before) return before;
        if (store.openOf(opening.userId).some((order) => bars(order, opening))) refuse('ORDER_UNFINISHED');
        const at = now();
        const orderId = randomUUID();
        const state = firstState(opening.kind);
        store.insert({
          order_id: orderId,
          user_id: opening.userId,
          site_id: opening.siteId,
          kind: opening.kind,
          state,
          currency: opening.currency,
          amount: opening.amount,
          fee: opening.fee,
          created_at: at,
          updated_at: at,
          counterparty: JSON.stringify(opening.counterparty),
          request_id: opening.requestId,
          promotion_id: opening.promotionId,
        });
        store.noteStep(orderId, state, at, '');
        statement.add(lineOf(again(orderId)));
        enter(again(orderId), state, {}, '');
        return wire(again(orderId));
      }),
    act: ({ userId, orderId, version, action, note }) =>
      transaction(db, () => {
        const order = store.byId(orderId, userId) ?? refuse('NOT_FOUND');
        if (order.version !== version) refuse('ORDER_MOVED_ON');
        if (!wire(order).allowedActions.includes(action)) refuse('ORDER_STEP_REFUSED');
        const state = leadsTo(order.kind, order.state, action) ?? refuse('ORDER_STEP_REFUSED');
        if (state === order.state) {
          const reminded = action === 'remind' ? { reminders: order.reminders + 1, reminded_at: now() } : {};
          store.update(orderId, { ...order, ...reminded });
          store.noteStep(orderId, action, now(), note);
        } else {
          enter(order, state, {}, note);
        }
        return wire(again(orderId));
      }),
    tick: () => {
      const at = now();
      for (const order of store.due(at)) {
        const event = due(order, at);
        if (event !== null) happen(order.order_id, event);
      }
    },
  };
}
