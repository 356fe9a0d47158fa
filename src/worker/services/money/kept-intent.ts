import * as v from 'valibot';
import { currencyField, timeField } from '#contract/models/fields.ts';
import { VenueCode } from '#contract/models/game.ts';
import { ClientRequestId, OrderId, UserId } from '#contract/models/ids.ts';
import { PayeeId } from '#contract/models/payee.ts';
import { ORDER_ACTIONS } from '#contract/orders/order-machine.ts';
import { minor } from '#contract/units/money.ts';

const amount = v.pipe(
  v.bigint(),
  v.minValue(1n),
  v.transform((units) => minor(units)),
);
const venue = VenueCode;

const Subject = v.variant('is', [
  v.object({
    is: v.literal('deposit'),
    payType: v.string(),
    amount,
    chain: v.string(),
    promotionId: v.string(),
  }),
  v.object({ is: v.literal('fastDeposit'), payType: v.string(), amount }),
  v.object({
    is: v.literal('withdrawal'),
    payeeId: PayeeId,
    amount,
    speed: v.picklist(['ordinary', 'fast']),
  }),
  v.object({ is: v.literal('transfer'), venue, amount, currency: currencyField, into: v.boolean() }),
  v.object({ is: v.literal('oneClickIn'), venue, currency: currencyField }),
  v.object({ is: v.literal('deed'), orderId: OrderId, deed: v.picklist(ORDER_ACTIONS) }),
]);

/** An intent as it rests on the device from before its first sending. */
export const KeptIntent = v.object({
  intentId: ClientRequestId,
  owner: UserId,
  what: Subject,
  state: v.picklist(['sending', 'verifying', 'notMade']),
  since: timeField,
  /** No sending is later than this; null while one is under way. */
  sentAt: v.nullable(timeField),
});
export type KeptIntent = v.InferOutput<typeof KeptIntent>;
