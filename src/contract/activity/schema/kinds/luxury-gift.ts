import * as v from 'valibot';
import { Goods, Parcel } from '#contract/rewards/parcel/schema.ts';

/** The states of a grade's gift: out of reach, open for a choice, or chosen. */
const TIER_STATES = ['locked', 'open', 'chosen'] as const;

/** Options of one grade, and the parcel of the chosen gift. */
const LuxuryTier = v.object({
  grade: v.picklist([4, 6, 8, 10]),
  state: v.picklist(TIER_STATES),
  /** Reached by invitation alone. */
  isInvited: v.boolean(),
  goods: v.array(Goods),
  /** Null before the choice, and again once it was cancelled or refunded. */
  parcel: v.nullable(Parcel),
});
export type LuxuryTier = v.InferOutput<typeof LuxuryTier>;

/** Goods by grade [1.03]: one of each grade that was reached, sent home. */
export const LuxuryGiftPart = v.object({
  /** The member's grade. */
  grade: v.number(),
  tiers: v.array(LuxuryTier),
});
export type LuxuryGiftPart = v.InferOutput<typeof LuxuryGiftPart>;
