import * as v from 'valibot';
import { currencyField } from '#contract/fields/fields.ts';
import { ORDER_KINDS, type OrderKind, orderMachines } from '#contract/money/order/machines.table.ts';
import {
  nextState,
  ORDER_EVENTS,
  ORDER_OUTCOMES,
  type OrderAction,
  type OrderEvent,
  type OrderMachine,
  type OrderState,
} from '#contract/money/order/order-machine.ts';
import type { MoneyOrderWire } from '#contract/money/order/schema.ts';
import type { Currency } from '#contract/units/money.ts';
import { SITE_IDS, type SiteId } from '#sandbox/base/tables/sites.table.ts';
import { intColumn } from '#sandbox/db/query.ts';

/** Location of an order’s money: not moved, set aside, credited, paid out, returned. */
const MONEY = ['none', 'held', 'in', 'out', 'back'] as const;
export type MoneyDestination = (typeof MONEY)[number];

export const OrderRow = v.object({
  order_id: v.string(),
  user_id: v.string(),
  site_id: v.pipe(intColumn, v.picklist(SITE_IDS)),
  kind: v.picklist(ORDER_KINDS),
  state: v.string(),
  cls: v.picklist(ORDER_OUTCOMES),
  version: intColumn,
  currency: currencyField,
  amount: v.bigint(),
  fee: v.bigint(),
  created_at: intColumn,
  updated_at: intColumn,
  deadline_at: v.nullable(intColumn),
  next_at: v.nullable(intColumn),
  next_event: v.nullable(v.picklist(ORDER_EVENTS)),
  counterparty: v.string(),
  reason: v.string(),
  reminders: intColumn,
  reminded_at: v.nullable(intColumn),
  money: v.picklist(MONEY),
  request_id: v.string(),
  promotion_id: v.string(),
  order_no: v.string(),
  method: v.string(),
  /** Time left of a deadline when the order was appealed, ms. */
  remaining_ms: v.nullable(intColumn),
});
export type OrderRow = v.InferOutput<typeof OrderRow>;
export type Counterparty = MoneyOrderWire['counterparty'];

/** Input that opens an order; the rest follows from its kind. */
export type NewOrder = {
  readonly userId: string;
  readonly siteId: SiteId;
  readonly kind: OrderKind;
  readonly currency: Currency;
  /** Minor units. */
  readonly amount: bigint;
  readonly fee: bigint;
  readonly counterparty: Counterparty;
  readonly requestId: string;
  readonly promotionId: string;
  /** Payment method, as shown to members. */
  readonly method?: string;
};

/** States are text in the database, so the machines are read by text here. */
const machineOf = (kind: OrderKind): OrderMachine<string> => orderMachines[kind];

/** The state in which an order of a kind begins. */
export const firstState = (kind: OrderKind): string => machineOf(kind).first;
/** A state of a kind's machine; an unknown state counts as open. */
export const stateOf = (kind: OrderKind, state: string): OrderState<string> =>
  machineOf(kind).states[state] ?? { outcome: 'open' };
/** Returns the state that a step leads to, or null when the state does not allow the step. */
export const leadsTo = (kind: OrderKind, state: string, step: OrderAction | OrderEvent): string | null =>
  nextState(machineOf(kind), state, step);
