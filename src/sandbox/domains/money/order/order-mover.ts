import type { DatabaseSync } from 'node:sqlite';
import type { OrderEvent } from '#contract/money/order/order-machine.ts';
import { promotionBonus } from '#contract/rewards/promotion/promotion-bonus.ts';
import { minor } from '#contract/units/money.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { orderNews } from '#sandbox/domains/care/inbox/money/order-news.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import type { Acts } from '#sandbox/domains/ground/act/acts.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';
import type { Bonuses } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import type { Coupons } from '#sandbox/domains/rewards/coupon/coupons.ts';
import type { Promotions } from '#sandbox/domains/rewards/promotion/promotions.ts';
import type { Vip } from '#sandbox/domains/rewards/vip/create-vip.ts';
import { courseOf } from './counterparty/counterparties.table.ts';
import { chainHash } from './counterparty/counterparty.ts';
import { counterpartyOf } from './counterparty/counterparty-of.ts';
import { moveMoney } from './order-effects.ts';
import { leadsTo, type OrderRow, stateOf } from './order-row.ts';
import { noteOf, orderFactsOf } from './order-statement.ts';
import type { OrderStore } from './order-store.ts';

type Ports = {
  readonly bonuses: Pick<Bonuses, 'give'>;
  readonly coupons: Pick<Coupons, 'spend' | 'free'>;
  readonly promotions: Pick<Promotions, 'offerOf' | 'isDue'>;
};

/** Grants the reward of a deposit that named a promotion or a coupon: once, however many orders requested it. */
function createDepositReward({ bonuses, coupons, promotions }: Ports) {
  /** The order is credited; the statement does not count it yet. */
  const grantBonus = (order: OrderRow, at: number): void => {
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
      if (order.money === 'in' && before.money !== 'in') grantBonus(order, at);
      else if (order.cls === 'failed' || order.cls === 'cancelled') coupons.free(order.order_id);
    },
  };
}

export type MoverPorts = {
  readonly db: DatabaseSync;
  readonly store: OrderStore;
  readonly ledger: Ledger;
  readonly statement: Statement;
  readonly bonuses: Bonuses;
  readonly coupons: Coupons;
  readonly promotions: Promotions;
  readonly notify: SendNews;
  /** Is notified of credited deposits. */
  readonly vip: Pick<Vip, 'deposited'>;
  readonly acts: Pick<Acts, 'note'>;
  now(): number;
  /** False when counterparties do not act by themselves and only the operator moves orders. */
  othersAct(): boolean;
  /** Receives what an order failed at when its time had come, once for as long as it fails alike. */
  onDefect(error: Error): void;
};

/** Means by which an order enters a state: opened, by a step, by a step that stays, or restored by a withdrawn appeal. */
export type Entry = {
  readonly as: 'opened' | 'step' | 'stay' | 'takenBack';
  readonly change?: Partial<OrderRow>;
  readonly note?: string;
};

export type OrderMover = ReturnType<typeof createOrderMover>;

/** The next block has come: one confirmation more, and the last one credits. */
function confirmed(order: OrderRow): { readonly text: string; readonly isComplete: boolean } | null {
  const chain = counterpartyOf(order);
  if (chain?.kind !== 'chain') return null;
  const confirmations = Math.min(chain.confirmations + 1, chain.confirmationsNeeded);
  const text = JSON.stringify({ ...chain, hash: chainHash(order.order_id), confirmations });
  return { text, isComplete: confirmations >= chain.confirmationsNeeded };
}

function dueEvent(order: OrderRow, at: number, othersAct: boolean): OrderEvent | null {
  if (othersAct && order.next_at !== null && order.next_at <= at) return order.next_event;
  return order.deadline_at !== null && order.deadline_at <= at ? 'deadline' : null;
}

/** Deadlines are paused while an order is appealed: a withdrawn appeal restores the remaining time. */
function timesOf(order: OrderRow, next: OrderRow, at: number, as: Entry['as']) {
  const { after, event = null, windowMs } = next.cls === 'open' ? courseOf(next) : {};
  const remainingMs = as === 'takenBack' ? (order.remaining_ms ?? windowMs) : windowMs;
  const appealed = next.state === 'appealing' && order.deadline_at !== null;
  return {
    deadline_at: windowMs === undefined || remainingMs === undefined ? null : at + remainingMs,
    next_at: after === undefined ? null : at + after,
    next_event: event,
    remaining_ms: appealed ? Math.max(0, (order.deadline_at ?? at) - at) : null,
  };
}

function announce(notify: SendNews, order: OrderRow, before: string) {
  const news = orderNews(orderFactsOf(order, before));
  if (news) notify(order.user_id, news, order.updated_at);
}

/** A deposit has arrived: it counts for the member's grade and for activities. */
function noteDeposit({ vip, acts }: Pick<MoverPorts, 'vip' | 'acts'>, order: OrderRow, at: number) {
  const { order_id: orderId, user_id: userId, currency, amount } = order;
  vip.deposited(userId, order, at);
  acts.note({
    sourceId: `deposit:${orderId}`,
    userId,
    kind: 'deposit',
    thing: orderId,
    way: currency,
    amount,
    at,
  });
}

const outcomeOf = ({ kind }: OrderRow, state: string) => stateOf(kind, state).outcome;

/** Leads orders from state to state: every step is one transaction of state, money, timeline, statement and message. */
export function createOrderMover(mover: MoverPorts) {
  const { db, store, ledger, statement, notify, now, ...ports } = mover;
  const failures = new Map<string, string>();
  const reward = createDepositReward(mover);

  const enter = (order: OrderRow, state: string, { as, change = {}, note = '' }: Entry) => {
    const at = now();
    const moved: OrderRow = { ...order, ...change, state, cls: outcomeOf(order, state), updated_at: at };
    const money = moveMoney(ledger, moved, at);
    const next: OrderRow = { ...moved, money, ...timesOf(order, moved, at, as) };
    store.update(order.order_id, next);
    if (as === 'takenBack') store.noteStep(order.order_id, 'withdrawAppeal', at, note);
    else if (as === 'step') store.noteStep(order.order_id, state, at, note);
    reward.follow(order, next, at);
    if (state === 'awaitPay') store.renameLine(order.order_id, noteOf(next));
    statement.settle(order.order_id, next.cls);
    if (money === 'in' && order.money !== 'in') noteDeposit(mover, next, at);
    failures.delete(order.order_id);
    if (as === 'opened' || as === 'step') announce(notify, next, as === 'opened' ? '' : order.state);
  };

  const happen = (orderId: string, event: OrderEvent, reason = ''): boolean =>
    transaction(db, () => {
      const order = store.anyById(orderId) ?? refuse('NOT_FOUND');
      const block = event === 'detected' ? confirmed(order) : null;
      if (event === 'detected' && block === null) return false;
      const step = block?.isComplete ? 'credited' : event;
      const state = leadsTo(order.kind, order.state, step);
      if (state === null) return false;
      const change = { reason, ...(block ? { counterparty: block.text } : {}) };
      enter(order, state, { as: state === order.state ? 'stay' : 'step', change, note: reason });
      return true;
    });

  /** A failing order does not block the others, and is retried at the next tick. */
  const attempt = (orderId: string, event: OrderEvent) => {
    try {
      happen(orderId, event);
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      if (failures.get(orderId) !== error.message) ports.onDefect(error);
      failures.set(orderId, error.message);
    }
  };

  const tick = () => {
    const at = now();
    for (const order of store.due(at)) {
      const event = dueEvent(order, at, ports.othersAct());
      if (event !== null) attempt(order.order_id, event);
    }
  };

  return { enter, happen, tick, failures };
}
