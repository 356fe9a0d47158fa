import * as v from 'valibot';
import { currencyField, minorField, timeField } from '#contract/fields/fields.ts';
import { OrderId, OrderNo } from '#contract/fields/ids.ts';
import { ORDER_KINDS } from '../order/machines.table.ts';
import { ORDER_ACTIONS, ORDER_OUTCOMES } from '../order/order-machine.ts';

export const RECORD_TYPES = [
  'deposit',
  'withdrawal',
  'transfer',
  'coins',
  'treasury',
  /** Interest of the treasury: it stays there, and the centre wallet does not change. */
  'interest',
  'exchange',
  'rebate',
  'bonus',
  'game',
] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** The order behind a line, and what the member may do about it now. */
const RecordOrder = v.object({
  kind: v.picklist(ORDER_KINDS),
  state: v.string(),
  actions: v.array(v.picklist(ORDER_ACTIONS)),
});

/** One line of a member's statement. */
export const MoneyRecord = v.pipe(
  v.object({
    recordId: v.string(),
    /** Number of the order, or a separate one where the record has no order. */
    orderNo: OrderNo,
    type: v.picklist(RECORD_TYPES),
    title: v.string(),
    note: v.string(),
    currency: currencyField,
    /** Signed: what it did to the centre wallet; interest is what it added to the treasury. */
    amount: minorField,
    fee: minorField,
    /** Balance of the centre wallet after this record, in the order of the statement; null where no money moved. */
    balance: v.nullable(minorField),
    cls: v.picklist(ORDER_OUTCOMES),
    at: timeField,
    orderId: v.nullable(OrderId),
    order: v.nullable(RecordOrder),
  }),
  v.transform(({ cls: outcome, ...record }) => ({ ...record, outcome })),
);
export type MoneyRecord = v.InferOutput<typeof MoneyRecord>;
