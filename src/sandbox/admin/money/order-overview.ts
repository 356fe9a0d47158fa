import type { OrderKind } from '#contract/money/order/machines.table.ts';
import { ORDER_EVENTS, type OrderEvent } from '#contract/money/order/order-machine.ts';
import { type Currency, formatMinor, minor } from '#contract/units/money.ts';
import { isOnChain } from '#sandbox/domains/money/order/counterparty-of.ts';
import { type OrderRow, stateOf } from '#sandbox/domains/money/order/order-row.ts';
import type { Platform } from '#sandbox/platform/platform.ts';

export type OrderOverview = {
  readonly orderId: string;
  readonly orderNo: string;
  readonly kind: OrderKind;
  readonly state: string;
  readonly currency: Currency;
  /** As it is shown. */
  readonly amount: string;
  readonly nickname: string;
  /** The member's account. */
  readonly name: string;
  /** What the member said in an appeal, `notArrived: words`; null without one. */
  readonly appeal: string | null;
  /** Pictures handed in, at `/sandbox/orders/:id/proofs/:n` from 0. */
  readonly proofs: number;
  /** Epoch ms of the world's clock. */
  readonly at: number;
  /** What may come from the other side as it is. */
  readonly events: readonly OrderEvent[];
  /** What it failed at the last time it was to move by itself. */
  readonly failure: string | null;
};

const SHOWN = 20;

const isEvent = (event: string): event is OrderEvent => ORDER_EVENTS.some((known) => known === event);

/** What can happen: on a chain what a bank never does, and the other way round. */
const eventsOf = (order: OrderRow): readonly OrderEvent[] =>
  Object.keys(stateOf(order.kind, order.state).events ?? {})
    .filter(isEvent)
    .filter((event) => event !== 'detected' || isOnChain(order));

const appealOf = ({ money }: Platform, orderId: string): string | null =>
  money.store.stepsOf(orderId).findLast(({ state }) => state === 'appealing')?.note ?? null;

/** The newest orders that still move. */
export const orderOverview = (platform: Platform): readonly OrderOverview[] =>
  platform.money.store.newestOpen(SHOWN).map((order) => {
    const { order_id: orderId, user_id: userId, kind, state, currency, amount, created_at: at } = order;
    const account = platform.accounts.byId(userId);
    return {
      orderId,
      orderNo: order.order_no,
      kind,
      state,
      currency,
      amount: formatMinor(minor(amount)),
      nickname: account?.nickname ?? userId,
      name: account?.name ?? userId,
      appeal: appealOf(platform, orderId),
      proofs: platform.money.store.proofsOf(orderId),
      at,
      events: eventsOf(order),
      failure: platform.money.orders.failures.get(orderId) ?? null,
    };
  });
