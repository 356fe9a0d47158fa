import type { OrderKind } from '#contract/orders/machines.table.ts';
import { ORDER_EVENTS, type OrderEvent } from '#contract/orders/order-machine.ts';
import { type Currency, formatMinor, minor } from '#contract/units/money.ts';
import { stateOf } from '#sandbox/money/order-row.ts';
import type { Platform } from '#sandbox/platform.ts';

export type OrderOnDesk = {
  readonly orderId: string;
  readonly kind: OrderKind;
  readonly state: string;
  readonly currency: Currency;
  /** As it is shown. */
  readonly amount: string;
  readonly nickname: string;
  /** Epoch ms of the world's clock. */
  readonly at: number;
  /** What may come from the other side as it stands. */
  readonly events: readonly OrderEvent[];
};

const SHOWN = 20;

const isEvent = (event: string): event is OrderEvent => ORDER_EVENTS.some((known) => known === event);

const eventsOf = (kind: OrderKind, state: string): readonly OrderEvent[] =>
  Object.keys(stateOf(kind, state).events ?? {}).filter(isEvent);

/** The newest orders that still move. */
export const ordersOnDesk = ({ money, accounts }: Platform): readonly OrderOnDesk[] =>
  money.store.newestOpen(SHOWN).map(({ order_id, user_id, kind, state, currency, amount, created_at }) => ({
    orderId: order_id,
    kind,
    state,
    currency,
    amount: formatMinor(minor(amount)),
    nickname: accounts.byId(user_id)?.nickname ?? user_id,
    at: created_at,
    events: eventsOf(kind, state),
  }));
