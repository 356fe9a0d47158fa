import * as v from 'valibot';
import { coinsField, minorField, timeField } from '#contract/fields/fields.ts';
import { PromotionId } from '#contract/fields/ids.ts';

/**
 * Whether the member who asks may take part now, and why not. notFirst: they have deposited before. needsDeposit: they have
 * not. joined: they have, in this period. inProgress: what they got of it is not ended.
 */
export const PROMOTION_STANDINGS = [
  'open',
  'upcoming',
  'over',
  'notFirst',
  'needsDeposit',
  'joined',
  'inProgress',
] as const;
export type PromotionStanding = (typeof PROMOTION_STANDINGS)[number];

/** A promotion with its terms. What its kind does not give is nothing. */
export const Promotion = v.object({
  promotionId: PromotionId,
  /** deposit: something on top of one, chosen in its form. coins: a coupon, taken by a press. */
  kind: v.picklist(['deposit', 'coins']),
  title: v.string(),
  /** One line that says what there is. */
  text: v.string(),
  tint: v.picklist(['blue', 'green', 'violet', 'sand']),
  picture: v.picklist(['chart', 'ball', 'ticket']),
  /** The time in which it may be taken, by the server's clock; null for no end. */
  from: v.nullable(timeField),
  until: v.nullable(timeField),
  /** On top of a deposit, in hundredths of a percent of it, at most so much; the least deposit. */
  rate: v.pipe(v.number(), v.integer()),
  maxAmount: minorField,
  minAmount: minorField,
  /** Wagering demanded, in multiples of what is given, and the days there are for it. */
  times: v.number(),
  termDays: v.number(),
  /** Whole coins of the coupon, and the days it may be used in. */
  coins: coinsField,
  couponDays: v.number(),
  period: v.picklist(['once', 'day', 'window']),
  /** How to take part, step by step, and what ends it early. */
  steps: v.array(v.string()),
  standing: v.picklist(PROMOTION_STANDINGS),
});
export type Promotion = v.InferOutput<typeof Promotion>;
export type PromotionWire = v.InferInput<typeof Promotion>;
