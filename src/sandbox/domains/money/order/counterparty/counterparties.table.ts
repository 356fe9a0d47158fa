import type { OrderKind } from '#contract/money/order/machines.table.ts';
import type { OrderEvent } from '#contract/money/order/order-machine.ts';
import type { OrderRow } from '../order-row.ts';
import {
  CONFIRM_WINDOW_MS,
  INFO_WINDOW_MS,
  OTHER_SIDE,
  PAY_WINDOW_MS,
  REVIEW_AFTER_OVERDUE_MS,
} from '../times.table.ts';
import { isOnChain } from './counterparty-of.ts';

/** Automatic step of the counterparty in a state, and the member’s time limit. */
export type Course = {
  readonly after?: number;
  readonly event?: OrderEvent;
  readonly windowMs?: number;
};

/** Largest amount that is matched with a counterparty, minor units. */
const MATCHED_UP_TO = 20_000_00n;

const soon = (event: OrderEvent, after: number): Course => ({ event, after });
const within = (windowMs: number): Course => ({ windowMs });

const courses: Readonly<Record<OrderKind, Readonly<Partial<Record<string, (order: OrderRow) => Course>>>>> = {
  deposit: {
    created: (order) => ({
      ...within(PAY_WINDOW_MS),
      ...(isOnChain(order) ? soon('detected', OTHER_SIDE.chainSees) : {}),
    }),
    detected: () => soon('detected', OTHER_SIDE.chainConfirms),
    claimed: () => soon('credited', OTHER_SIDE.bankArrives),
    review: () => soon('credited', OTHER_SIDE.reviews),
    appealing: () => soon('credited', OTHER_SIDE.reviews),
  },
  fastDeposit: {
    matching: ({ amount }) => soon(amount > MATCHED_UP_TO ? 'unmatched' : 'matched', OTHER_SIDE.finds),
    awaitPay: () => within(PAY_WINDOW_MS),
    awaitConfirm: () => soon('credited', OTHER_SIDE.gives),
    suspended: () => soon('credited', OTHER_SIDE.reviews),
    appealing: () => soon('credited', OTHER_SIDE.reviews),
  },
  withdrawal: {
    submitted: () => soon('taken', OTHER_SIDE.takes),
    needInfo: () => within(INFO_WINDOW_MS),
    processing: () => soon('paid', OTHER_SIDE.pays),
    suspended: () => soon('taken', OTHER_SIDE.reviews),
    appealing: () => soon('paid', OTHER_SIDE.reviews),
  },
  fastDraw: {
    submitted: () => soon('taken', OTHER_SIDE.takes),
    matching: ({ amount }) => soon(amount > MATCHED_UP_TO ? 'unmatched' : 'matched', OTHER_SIDE.finds),
    awaitPayment: () => ({ ...within(PAY_WINDOW_MS), ...soon('paid', OTHER_SIDE.pays) }),
    awaitMyConfirm: () => within(CONFIRM_WINDOW_MS),
    overdue: () => within(REVIEW_AFTER_OVERDUE_MS),
    unmatched: () => soon('paid', OTHER_SIDE.pays),
    appealing: () => soon('credited', OTHER_SIDE.reviews),
    review: () => soon('credited', OTHER_SIDE.reviews),
  },
  transfer: {},
};

/** Returns the automatic course of an order that has just entered its state. */
export const courseOf = (order: OrderRow): Course => courses[order.kind][order.state]?.(order) ?? {};
