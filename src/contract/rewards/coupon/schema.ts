import * as v from 'valibot';
import { coinsField, minorField, timeField } from '#contract/fields/fields.ts';
import { CouponId } from '#contract/fields/ids.ts';
import { COUPON_KINDS, COUPON_STATES } from './states.table.ts';

/** A coupon of a member. Fields that do not apply to its kind are zero. */
export const Coupon = v.object({
  couponId: CouponId,
  kind: v.picklist(COUPON_KINDS),
  title: v.string(),
  state: v.picklist(COUPON_STATES),
  /** Whole coins. */
  coins: coinsField,
  /** Amount of a bonus in yuan, or the maximum bonus on a deposit. */
  amount: minorField,
  /** Bonus on a deposit, in hundredths of a percent of it. */
  rate: v.pipe(v.number(), v.integer()),
  /** The least deposit. */
  minAmount: minorField,
  /** Wagering requirement, in multiples of the bonus, and its number of days; zero for coins. */
  times: v.number(),
  termDays: v.number(),
  givenAt: timeField,
  expiresAt: timeField,
  usedAt: v.nullable(timeField),
});
export type Coupon = v.InferOutput<typeof Coupon>;
export type CouponWire = v.InferInput<typeof Coupon>;
