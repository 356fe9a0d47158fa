import * as v from 'valibot';
import { coinsField, minorField, timeField } from '#contract/fields/fields.ts';
import { PromotionId } from '#contract/fields/ids.ts';

/**
 * Eligibility of the requesting member, with the reason against it. notFirst: they have deposited before. needsDeposit:
 * they have not deposited. joined: they have taken part in this period. inProgress: their bonus from it has not ended.
 */
export const PROMOTION_STATUSES = [
  'open',
  'upcoming',
  'over',
  'notFirst',
  'needsDeposit',
  'joined',
  'inProgress',
] as const;
export type PromotionStatus = (typeof PROMOTION_STATUSES)[number];

/** A promotion with its terms. Fields that do not apply to its kind are zero. */
export const Promotion = v.object({
  promotionId: PromotionId,
  /** deposit: a bonus on a deposit, selected in its form. coins: a coupon, claimed by a press. */
  kind: v.picklist(['deposit', 'coins']),
  title: v.string(),
  /** One-line summary. */
  text: v.string(),
  tint: v.picklist(['blue', 'green', 'violet', 'sand']),
  picture: v.picklist(['chart', 'ball', 'ticket']),
  /** Availability period, by the server’s clock; null for no limit. */
  from: v.nullable(timeField),
  until: v.nullable(timeField),
  /** Bonus rate, in hundredths of a percent of the deposit, its maximum, and the minimum deposit. */
  rate: v.pipe(v.number(), v.integer()),
  maxAmount: minorField,
  minAmount: minorField,
  /** Wagering requirement, in multiples of the bonus, and its number of days. */
  times: v.number(),
  termDays: v.number(),
  /** Whole coins of the coupon, and the days it may be used in. */
  coins: coinsField,
  couponDays: v.number(),
  period: v.picklist(['once', 'day', 'window']),
  /** Steps for taking part, and conditions that end it early. */
  steps: v.array(v.string()),
  standing: v.picklist(PROMOTION_STATUSES),
});
export type Promotion = v.InferOutput<typeof Promotion>;
export type PromotionWire = v.InferInput<typeof Promotion>;
