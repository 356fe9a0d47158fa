import type { DatabaseSync } from 'node:sqlite';
import type { OrderEvent } from '#contract/orders/order-machine.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import type { Ledger } from '#sandbox/ledger/ledger.ts';
import { courseOf } from './counterparties.table.ts';
import { chainHash } from './counterparty.ts';
import { createFirstDeposit } from './first-deposit.ts';
import { moveMoney } from './order-effects.ts';
import { leadsTo, type OrderRow, stateOf } from './order-row.ts';
import type { OrderStore } from './order-store.ts';
import type { Statement } from './statement.ts';

export type MoverPorts = {
  readonly db: DatabaseSync;
  readonly store: OrderStore;
  readonly ledger: Ledger;
  readonly statement: Statement;
  now(): number;
  /** False: nobody acts of themselves, and only the operator moves orders. */
  othersAct(): boolean;
  /** Promotions carry wagering. */
  demandWagering(userId: string, currency: string, amount: bigint): void;
};

export type OrderMover = ReturnType<typeof createOrderMover>;

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

function dueEvent(order: OrderRow, at: number, othersAct: boolean): OrderEvent | null {
  if (othersAct && order.next_at !== null && order.next_at <= at) return order.next_event;
  return order.deadline_at !== null && order.deadline_at <= at ? 'deadline' : null;
}

/** Leads orders from state to state: every step is one transaction of state, money, timeline and statement. */
export function createOrderMover({ db, store, ledger, statement, now, ...ports }: MoverPorts) {
  const firstDeposit = createFirstDeposit({ ledger, statement, demandWagering: ports.demandWagering });

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
      const order = store.anyById(orderId) ?? refuse('NOT_FOUND');
      const block = event === 'detected' ? confirmed(order.counterparty, orderId) : null;
      if (event === 'detected' && block === null) return false;
      const step = block?.whole ? 'credited' : event;
      const state = leadsTo(order.kind, order.state, step);
      if (state === null) return false;
      enter(order, state, { reason, ...(block ? { counterparty: block.text } : {}) }, reason);
      return true;
    });

  const tick = () => {
    const at = now();
    for (const order of store.due(at)) {
      const event = dueEvent(order, at, ports.othersAct());
      if (event !== null) happen(order.order_id, event);
    }
  };

  return { enter, happen, tick };
}
