import type { OrderKind } from '#contract/money/order/machines.table.ts';
import { ORDER_EVENTS, type OrderEvent } from '#contract/money/order/order-machine.ts';
import { type Currency, formatMinor, minor } from '#contract/units/money.ts';
import { isOnChain } from '#sandbox/domains/money/order/counterparty/counterparty-of.ts';
import { type OrderRow, stateOf } from '#sandbox/domains/money/order/order-row.ts';
import { VENUES } from '#sandbox/domains/site/site/venues.table.ts';
import type { Platform } from '#sandbox/platform/platform.ts';

export type OrderOverview = {
  readonly orderId: string;
  readonly orderNo: string;
  readonly kind: OrderKind;
  readonly state: string;
  readonly currency: Currency;
  /** Amount as displayed. */
  readonly amount: string;
  readonly nickname: string;
  /** The member's account. */
  readonly name: string;
  /** Text of the member's appeal, `notArrived: words`; null without one. */
  readonly appeal: string | null;
  /** Number of submitted images, at `/sandbox/orders/:id/proofs/:n` from 0. */
  readonly proofs: number;
  /** Epoch ms of the world's clock. */
  readonly at: number;
  /** Events that the other side may send in the current state. */
  readonly events: readonly OrderEvent[];
  /** Failure of the last automatic transition. */
  readonly failure: string | null;
};

const SHOWN = 20;

const isEvent = (event: string): event is OrderEvent => ORDER_EVENTS.some((known) => known === event);

/** Returns the possible events: a chain has events that a bank never has, and vice versa. */
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

/** `status`: 0 open, 1 in maintenance, 2 off. */
export type VenueOverview = { readonly code: string; readonly name: string; readonly status: number };
/** `status`: 1 open, 2 in maintenance, 0 off. */
export type PayTypeOverview = { readonly code: string; readonly name: string; readonly status: number };

/** The venues as the console lists them. */
export const venueOverview = ({ sites }: Platform): readonly VenueOverview[] =>
  VENUES.map(({ code, name }) => ({ code, name, status: sites.venue(code)?.status ?? 2 }));

/** The ways to pay as the console lists them. */
export const payTypeOverview = ({ money }: Platform): readonly PayTypeOverview[] =>
  money.payTypes.all().map(({ payType, name, status }) => ({ code: payType, name, status }));
