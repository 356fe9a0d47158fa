import * as v from 'valibot';
import { appealReasonsOf } from '#contract/money/order/appeal-reasons.table.ts';
import { isWithdrawal } from '#contract/money/order/order-guards.ts';
import { ORDER_ACTIONS, type OrderAction } from '#contract/money/order/order-machine.ts';
import { MoneyOrder, type MoneyOrderWire } from '#contract/money/order/schema.ts';
import { promotionBonus } from '#contract/rewards/promotion/promotion-bonus.ts';
import { minor } from '#contract/units/money.ts';
import { dayStartOf } from '#contract/units/site-day.ts';
import { minorText } from '#sandbox/base/amount.ts';
import type { Bonuses } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import type { Promotions } from '#sandbox/domains/rewards/promotion/promotions.ts';
import { bankPayer } from './counterparty/counterparty.ts';
import { counterpartyOf, isOnChain } from './counterparty/counterparty-of.ts';
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

type OrderContext = {
  readonly order: OrderRow;
  readonly now: number;
  readonly proofs: number;
  readonly cancelsLeft: number;
  /** True if the site allows a withdrawal to be cancelled before a reviewer takes it. */
  readonly mayCancel: boolean;
  /** Time allowed for a bank transfer before an appeal, ms. */
  readonly appealAfter: number;
  readonly timeline: ReturnType<OrderStore['stepsOf']>;
};

const remindAt = ({ reminders, reminded_at, updated_at }: OrderRow) =>
  (reminders > 0 ? (reminded_at ?? updated_at) : updated_at) + FIRST_REMINDER_AFTER_MS;

/** Time at which the order entered its state; later reminders and images do not change it. */
const enteredAt = ({ order, timeline }: OrderContext) =>
  timeline.findLast(({ state }) => state === order.state)?.at ?? order.updated_at;

/** An order that was never matched has no grounds for an appeal: no money was moved. */
const wasMatched = ({ order, timeline }: OrderContext) =>
  order.kind !== 'fastDeposit' || timeline.some(({ state }) => state === 'awaitPay');

/** From when on an appeal is open: once money paid in has had its usual time. */
function appealFrom(context: OrderContext): number {
  const { kind, cls } = context.order;
  if (cls !== 'open') return 0;
  if (kind === 'fastDeposit') return enteredAt(context) + FAST_APPEAL_AFTER_MS;
  return kind === 'deposit' ? enteredAt(context) + context.appealAfter : 0;
}

function appealOpen(context: OrderContext): boolean {
  const { order, now } = context;
  if (!wasMatched(context)) return false;
  return order.cls === 'open' ? now >= appealFrom(context) : order.updated_at + APPEAL_LATE_MS >= now;
}

function isAllowed(action: OrderAction, context: OrderContext): boolean {
  const { order, now, proofs, cancelsLeft, mayCancel } = context;
  switch (action) {
    case 'cancel':
      return isWithdrawal(order) ? mayCancel : order.kind !== 'fastDeposit' || cancelsLeft > 0;
    case 'remind':
      return order.reminders < REMINDERS_MAX && now >= remindAt(order);
    case 'proof':
      return proofs < PROOFS_MAX;
    case 'appeal':
      return appealOpen(context);
    case 'confirm':
      return order.kind !== 'deposit' || !isOnChain(order);
    case 'withdrawAppeal':
      return context.timeline.some(({ state }) => state === leadsTo(order.kind, order.state, action));
    default:
      return action satisfies never;
  }
}

/**
 * Returns the actions that the member may take on the order now: those of its state, less those that quotas, times and the
 * site forbid. A chain detects the payment itself; an appeal that reopened an ended order cannot be withdrawn.
 */
const allowedActions = (context: OrderContext): OrderAction[] => {
  const { actions = {} } = stateOf(context.order.kind, context.order.state);
  return ORDER_ACTIONS.filter((action) => action in actions && isAllowed(action, context));
};

const EXPECTED: Readonly<Partial<Record<string, string>>> = {
  claimed: '通常 3 分钟内到账',
  detected: '链上确认后自动到账',
  review: '通常 30 分钟内完成',
  appealing: '正在人工核对',
  matching: '通常 1 分钟内匹配',
  awaitConfirm: '收款人确认后立即到账',
  submitted: '通常 1 分钟内受理',
  processing: '通常 10 分钟内到账',
  awaitPayment: '等待对方付款',
};

export type OrderView = {
  readonly store: OrderStore;
  readonly bonuses: Pick<Bonuses, 'ofOrder'>;
  readonly promotions: Pick<Promotions, 'offerOf'>;
  readonly now: number;
  readonly mayCancel: boolean;
  readonly appealAfter: number;
};

/** Returns the payer of a fast withdrawal, once one is matched. */
function payerOf({ order, timeline }: OrderContext): MoneyOrderWire['payer'] {
  const matched = timeline.filter(({ state }) => state === 'awaitPayment').length;
  return order.kind === 'fastDraw' && matched > 0 && !UNPAID.has(order.state)
    ? bankPayer(order.order_id, matched)
    : null;
}
/** States in which an order has no payer although one was intended. */
const UNPAID: ReadonlySet<string> = new Set(['matching', 'unmatched']);

/** Reward that a promotion gave with the order, or will give once it is credited. */
function promotionOf(
  order: OrderRow,
  { bonuses, promotions }: Pick<OrderView, 'bonuses' | 'promotions'>,
): MoneyOrderWire['promotion'] {
  const granted = bonuses.ofOrder(order.order_id);
  if (granted)
    return { title: granted.title, bonus: minorText(granted.amount), wagering: minorText(granted.wagering) };
  const promised = promotions.offerOf(order.promotion_id);
  if (!promised || order.cls !== 'open') return null;
  const { bonus, wagering } = promotionBonus(minor(order.amount), promised.rule);
  return { title: promised.rule.title, bonus: minorText(bonus), wagering: minorText(wagering) };
}

/** Reminders, cancellations and appeals that an order still allows, with their times, epoch ms. */
function quotaOf(
  context: OrderContext,
  { canRemind, canAppeal }: Readonly<Record<'canRemind' | 'canAppeal', boolean>>,
) {
  const { order, now, cancelsLeft } = context;
  const appealAt = canAppeal ? appealFrom(context) : 0;
  return {
    remindersLeft: Math.max(0, REMINDERS_MAX - order.reminders),
    remindAt: canRemind && order.reminders < REMINDERS_MAX ? remindAt(order) : null,
    cancelsLeft,
    appealAt: appealAt > now ? appealAt : null,
  };
}

/** An order as the wire carries it. */
export function orderWire(
  order: OrderRow,
  { store, bonuses, promotions, now, mayCancel, appealAfter }: OrderView,
): MoneyOrderWire {
  const proofs = store.proofsOf(order.order_id);
  const timeline = store.stepsOf(order.order_id);
  const cancels = store.cancelledSince(order.user_id, order.kind, dayStartOf(now));
  const cancelsLeft = Math.max(0, CANCELS_A_DAY - cancels);
  const { actions = {} } = stateOf(order.kind, order.state);
  const context: OrderContext = { order, now, proofs, cancelsLeft, mayCancel, appealAfter, timeline };
  const canAppeal = 'appeal' in actions && wasMatched(context);
  const wire = {
    kind: order.kind,
    state: order.state,
    orderId: order.order_id,
    orderNo: order.order_no,
    cls: order.cls,
    version: order.version,
    currency: order.currency,
    amount: minorText(order.amount),
    fee: minorText(order.fee),
    net: minorText(order.amount - order.fee),
    createdAt: order.created_at,
    updatedAt: order.updated_at,
    deadlineAt: order.cls === 'open' ? order.deadline_at : null,
    serverNow: now,
    method: order.method,
    counterparty: wasMatched(context) ? counterpartyOf(order) : null,
    payer: payerOf(context),
    promotion: promotionOf(order, { bonuses, promotions }),
    reason: order.reason,
    quota: quotaOf(context, { canRemind: 'remind' in actions, canAppeal }),
    appealReasons: canAppeal ? appealReasonsOf(order.kind, order.state) : [],
    allowedActions: allowedActions(context),
    proofs,
    expected: EXPECTED[order.state] ?? '',
    timeline,
  };
  return checked(wire);
}

/**
 * The row’s state is text; the contract lists the states of each kind. @throws ValiError for a row that no state machine
 * produced.
 */
function checked(wire: unknown): MoneyOrderWire {
  v.assert(
    v.custom<MoneyOrderWire>((value) => v.safeParse(MoneyOrder, value).success),
    wire,
  );
  return wire;
}
