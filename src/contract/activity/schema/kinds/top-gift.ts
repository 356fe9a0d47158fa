import * as v from 'valibot';
import { timeField } from '#contract/fields/fields.ts';
import { ActivityPrize } from '../prize.ts';

/** Shelves of the points shop. */
const SHOP_SHELVES = ['gear', 'coins', 'coupons', 'cards'] as const;

/** One thing of the points shop. */
const ShopOffer = v.object({
  offerId: v.string(),
  shelf: v.picklist(SHOP_SHELVES),
  title: v.string(),
  note: v.string(),
  prize: ActivityPrize,
  /** Points. */
  cost: v.number(),
  /** Stock until the next delivery; null for unlimited. */
  stock: v.nullable(v.object({ total: v.number(), left: v.number() })),
  /** Limit per member and calendar month, and the number taken; null for unlimited. */
  perMonth: v.nullable(v.object({ most: v.number(), taken: v.number() })),
});
export type ShopOffer = v.InferOutput<typeof ShopOffer>;

/** The points shop [1.03]. */
export const TopGiftPart = v.object({
  points: v.number(),
  /** The part of the points that expires first; null for none. */
  expiring: v.nullable(v.object({ points: v.number(), at: timeField })),
  /** Time of the next restock. */
  restockAt: timeField,
  offers: v.array(ShopOffer),
});
export type TopGiftPart = v.InferOutput<typeof TopGiftPart>;
