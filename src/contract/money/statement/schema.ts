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
  /** What the treasury earned: it stays there, and the centre wallet does not move. */
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
    /** The order's, or one of its own where no order is behind the line. */
    orderNo: OrderNo,
    type: v.picklist(RECORD_TYPES),
    title: v.string(),
    note: v.string(),
    currency: currencyField,
    /** Signed: what it did to the centre wallet; interest is what it added to the treasury. */
    amount: minorField,
    fee: minorField,
    /** What the centre wallet held after this line, in the order of the statement; null where no money moved. */
    balance: v.nullable(minorField),
    cls: v.picklist(ORDER_OUTCOMES),
    at: timeField,
    orderId: v.nullable(OrderId),
    order: v.nullable(RecordOrder),
  }),
  v.transform(({ cls: outcome, ...record }) => ({ ...record, outcome })),
);
export type MoneyRecord = v.InferOutput<typeof MoneyRecord>;
