import * as v from 'valibot';
import { coinsField, minorField, timeField } from '#contract/fields/fields.ts';
import { CouponId } from '#contract/fields/ids.ts';
import { COUPON_KINDS, COUPON_STATES } from './states.table.ts';

/** A coupon of a member. What its kind does not give is nothing. */
export const Coupon = v.object({
  couponId: CouponId,
  kind: v.picklist(COUPON_KINDS),
  title: v.string(),
  state: v.picklist(COUPON_STATES),
  /** Whole coins. */
  coins: coinsField,
  /** Yuan of a bonus, or at most so many on top of a deposit. */
  amount: minorField,
  /** On top of a deposit, in hundredths of a percent of it. */
  rate: v.pipe(v.number(), v.integer()),
  /** The least deposit. */
  minAmount: minorField,
  /** Wagering demanded, in multiples of what is given, and the days there are for it; nothing of coins. */
  times: v.number(),
  termDays: v.number(),
  givenAt: timeField,
  expiresAt: timeField,
  usedAt: v.nullable(timeField),
});
export type Coupon = v.InferOutput<typeof Coupon>;
export type CouponWire = v.InferInput<typeof Coupon>;
