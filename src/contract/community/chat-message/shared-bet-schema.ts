import * as v from 'valibot';
import { minorField, oddsField, timeField } from '#contract/fields/fields.ts';
import { MatchId, OrderId } from '#contract/fields/ids.ts';
import { SelectionRef } from '#contract/play/bet/schema.ts';

/** Selection of a shared bet, so that others can add it to their own slip. */
const SharedSelection = v.object({
  ...SelectionRef.entries,
  pickName: v.string(),
  homeName: v.string(),
  awayName: v.string(),
});

/** Order push [3.10], with the price and the site it was placed on as extensions of ours. */
export const SharedBet = v.object({
  orderId: OrderId,
  categoryName: v.string(),
  itemName: v.string(),
  score: v.string(),
  teamLogo: v.string(),
  venueName: v.string(),
  odds: oddsField,
  siteId: v.number(),
  /** Absent where a venue does not provide it; an extension of ours. */
  selection: v.optional(SharedSelection),
});
export type SharedBet = v.InferOutput<typeof SharedBet>;

/** A member's own bet, as far as sharing it needs. */
export const MemberBet = v.object({
  ...SharedBet.entries,
  matchId: MatchId,
  stake: minorField,
  placedAt: timeField,
  status: v.picklist(['open', 'won', 'lost']),
});
export type MemberBet = v.InferOutput<typeof MemberBet>;
