import * as v from 'valibot';
import { ORDER_CLASSES } from '../orders/order-machine.ts';
import { currencyField, minorField, timeField } from './fields.ts';
import { OrderId } from './ids.ts';

export const RECORD_TYPES = [
  'deposit',
  'withdrawal',
  'transfer',
  'coins',
  'treasury',
  'exchange',
  'rebate',
  'bonus',
  'game',
] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** One line of a member's statement. */
export const MoneyRecord = v.object({
  recordId: v.string(),
  type: v.picklist(RECORD_TYPES),
  title: v.string(),
  note: v.string(),
  currency: currencyField,
  /** Signed: what it did to the centre wallet, or to all wallets together where it stayed inside. */
  amount: minorField,
  fee: minorField,
  cls: v.picklist(ORDER_CLASSES),
  at: timeField,
  orderId: v.nullable(OrderId),
});
export type MoneyRecord = v.InferOutput<typeof MoneyRecord>;
