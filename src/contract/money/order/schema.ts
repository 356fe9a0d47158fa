import * as v from 'valibot';
import { currencyField, minorField, timeField, withCardNumber } from '#contract/fields/fields.ts';
import { OrderId, OrderNo } from '#contract/fields/ids.ts';
import { APPEAL_REASONS } from './appeal-reasons.table.ts';
import { DEPOSIT_STATES } from './deposit-states.table.ts';
import { FAST_DEPOSIT_STATES } from './fast-deposit-states.table.ts';
import { FAST_DRAW_STATES } from './fast-draw-states.table.ts';
import { ORDER_ACTIONS, ORDER_OUTCOMES } from './order-machine.ts';
import { TRANSFER_STATES } from './transfer-states.table.ts';
import { WITHDRAWAL_STATES } from './withdrawal-states.table.ts';

const TimelineStep = v.object({ state: v.string(), at: timeField, note: v.string() });

/** Destination or source of the money, as displayed by the order’s screen. */
export const Counterparty = v.variant('kind', [
  v.pipe(
    v.object({
      kind: v.literal('bank'),
      bankName: v.string(),
      branch: v.string(),
      holder: v.string(),
      cardNum: v.string(),
      /** To be written into the transfer, so that it is found. */
      remark: v.string(),
    }),
    v.transform(withCardNumber),
  ),
  v.object({
    kind: v.literal('chain'),
    chain: v.string(),
    address: v.string(),
    hash: v.string(),
    confirmations: v.number(),
    confirmationsNeeded: v.number(),
  }),
  v.object({ kind: v.literal('venue'), venue: v.string(), name: v.string(), into: v.boolean() }),
]);

const common = {
  orderId: OrderId,
  /** For people: on the screen, in messages, on the telephone. */
  orderNo: OrderNo,
  cls: v.picklist(ORDER_OUTCOMES),
  /** Grows with every change; a command names the one it saw. */
  version: v.number(),
  currency: currencyField,
  amount: minorField,
  fee: minorField,
  net: minorField,
  createdAt: timeField,
  updatedAt: timeField,
  /** End of the current state, or null. */
  deadlineAt: v.nullable(timeField),
  serverNow: timeField,
  /** Payment method, by its platform name; blank where there is only one. */
  method: v.string(),
  counterparty: v.nullable(Counterparty),
  /** Payer of a fast withdrawal, masked: identifies the incoming money. Null until a payer is matched. */
  payer: v.nullable(
    v.pipe(
      v.object({ bankName: v.string(), holder: v.string(), cardNum: v.string(), remark: v.string() }),
      v.transform(withCardNumber),
    ),
  ),
  /** Bonus added to a deposit, or pending until it is credited; null for none. */
  promotion: v.nullable(v.object({ title: v.string(), bonus: minorField, wagering: minorField })),
  /** Reason why it was refused, returned or held, in the platform’s text. */
  reason: v.string(),
  /** Quota of reminders, and of cancelled orders today. */
  quota: v.object({
    remindersLeft: v.number(),
    remindAt: v.nullable(timeField),
    cancelsLeft: v.number(),
    /** From when on an appeal is open; null where none is, or it is open already. */
    appealAt: v.nullable(timeField),
  }),
  /** Reasons available for an appeal now. */
  appealReasons: v.array(v.picklist(APPEAL_REASONS)),
  allowedActions: v.array(v.picklist(ORDER_ACTIONS)),
  /** Number of images uploaded so far. */
  proofs: v.number(),
  /** Text such as `约 5 分钟` for what is waited for. */
  expected: v.string(),
  timeline: v.array(TimelineStep),
};

const kinds = v.variant('kind', [
  v.object({ kind: v.literal('deposit'), state: v.picklist(DEPOSIT_STATES), ...common }),
  v.object({ kind: v.literal('fastDeposit'), state: v.picklist(FAST_DEPOSIT_STATES), ...common }),
  v.object({ kind: v.literal('withdrawal'), state: v.picklist(WITHDRAWAL_STATES), ...common }),
  v.object({ kind: v.literal('fastDraw'), state: v.picklist(FAST_DRAW_STATES), ...common }),
  v.object({ kind: v.literal('transfer'), state: v.picklist(TRANSFER_STATES), ...common }),
]);
const fromWire = ({ cls: outcome, ...order }: v.InferOutput<typeof kinds>) => ({ ...order, outcome });

export type MoneyOrder = ReturnType<typeof fromWire>;
export type MoneyOrderWire = v.InferInput<typeof kinds>;

/** A money order as the server describes it; buttons come from `allowedActions` alone. */
export const MoneyOrder: v.GenericSchema<MoneyOrderWire, MoneyOrder> = v.pipe(kinds, v.transform(fromWire));
