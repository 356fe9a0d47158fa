import * as v from 'valibot';
import { MoneyOrder, type MoneyOrderWire } from '#contract/models/money-order.ts';
import { ORDER_ACTIONS, type OrderAction } from '#contract/orders/order-machine.ts';
import { minor, minorToText } from '#contract/units/money.ts';
import { dayStart } from '#sandbox/ledger/gift-rank.ts';
import { leadsTo, type OrderRow, stateOf } from './order-row.ts';
import type { OrderStore } from './order-store.ts';
import {
  APPEAL_LATE_MS,
  CANCELS_A_DAY,
  FAST_APPEAL_AFTER_MS,
  FIRST_REMINDER_AFTER_MS,
  PROOFS_MAX,
  REMINDERS_MAX,
} from './times.table.ts';

type Standing = {
  readonly order: OrderRow;
  readonly now: number;
  readonly proofs: number;
  readonly cancelsLeft: number;
  /** The site lets a withdrawal be taken back before a reviewer has it. */
  readonly mayTakeBack: boolean;
  /** States it has been in. */
  readonly been: readonly string[];
};

const isOfChain = ({ counterparty }: OrderRow) => JSON.parse(counterparty)?.kind === 'chain';
const isPayOut = ({ kind }: OrderRow) => kind === 'withdrawal' || kind === 'fastDraw';
const remindAt = ({ reminders, reminded_at, updated_at }: OrderRow) =>
  (reminders > 0 ? (reminded_at ?? updated_at) : updated_at) + FIRST_REMINDER_AFTER_MS;

function appealOpen({ order, now }: Standing): boolean {
  if (order.cls !== 'open') return now - order.updated_at <= APPEAL_LATE_MS;
  if (order.kind === 'fastDeposit') return now - order.updated_at >= FAST_APPEAL_AFTER_MS;
  return true;
}

function isAllowed(action: OrderAction, standing: Standing): boolean {
  const { order, now, proofs, cancelsLeft, mayTakeBack } = standing;
  switch (action) {
    case 'cancel':
      return isPayOut(order) ? mayTakeBack : order.kind !== 'fastDeposit' || cancelsLeft > 0;
    case 'remind':
      return order.reminders < REMINDERS_MAX && now >= remindAt(order);
    case 'proof':
      return proofs < PROOFS_MAX;
    case 'appeal':
      return appealOpen(standing);
    case 'confirm':
      return order.kind !== 'deposit' || !isOfChain(order);
    case 'withdrawAppeal':
      return standing.been.includes(leadsTo(order.kind, order.state, action) ?? '');
    default:
      return action satisfies never;
  }
}

/**
 * What the member may do to the order now: what its state knows, less what quotas, times and the site forbid. A chain
 * tells by itself that it was paid; an appeal that brought an ended order back cannot be taken back into its life.
 */
const allowedActions = (standing: Standing): OrderAction[] => {
  const { actions = {} } = stateOf(standing.order.kind, standing.order.state);
  return ORDER_ACTIONS.filter((action) => action in actions && isAllowed(action, standing));
};

const EXPECTED: Readonly<Partial<Record<string, string>>> = {
  claimed: '通常 3 分钟内到账',
  detected: '链上确认后自动到账',
  review: '通常 30 分钟内完成',
  appealing: '客服会在 30 分钟内答复',
  matching: '通常 1 分钟内匹配',
  awaitConfirm: '收款人确认后立即到账',
  submitted: '通常 1 分钟内受理',
  processing: '通常 10 分钟内到账',
  awaitPayment: '等待对方付款',
};

const text = (amount: bigint) => minorToText(minor(amount));

export type OrderView = { readonly store: OrderStore; readonly now: number; readonly mayTakeBack: boolean };

/** An order as the wire tells it. */
export function orderWire(order: OrderRow, { store, now, mayTakeBack }: OrderView): MoneyOrderWire {
  const proofs = store.proofsOf(order.order_id);
  const timeline = store.stepsOf(order.order_id);
  const been = timeline.map(({ state }) => state);
  const cancels = store.cancelledSince(order.user_id, order.kind, dayStart(now));
  const cancelsLeft = Math.max(0, CANCELS_A_DAY - cancels);
  const { actions = {} } = stateOf(order.kind, order.state);
  const wire = {
    kind: order.kind,
    state: order.state,
    orderId: order.order_id,
    cls: order.cls,
    version: order.version,
    currency: order.currency,
    amount: text(order.amount),
    fee: text(order.fee),
    net: text(order.amount - order.fee),
    createdAt: order.created_at,
    updatedAt: order.updated_at,
    deadlineAt: order.cls === 'open' ? order.deadline_at : null,
    serverNow: now,
    counterparty: JSON.parse(order.counterparty),
    reason: order.reason,
    quota: {
      remindersLeft: Math.max(0, REMINDERS_MAX - order.reminders),
      remindAt: 'remind' in actions && order.reminders < REMINDERS_MAX ? remindAt(order) : null,
      cancelsLeft,
    },
    allowedActions: allowedActions({ order, now, proofs, cancelsLeft, mayTakeBack, been }),
    proofs,
    expected: EXPECTED[order.state] ?? '',
    timeline,
  };
  return checked(wire);
}

/** The row's state is text; the contract says which texts a kind knows. @throws ValiError for a row no machine made. */
function checked(wire: unknown): MoneyOrderWire {
  v.assert(
    v.custom<MoneyOrderWire>((value) => v.safeParse(MoneyOrder, value).success),
    wire,
  );
  return wire;
}
