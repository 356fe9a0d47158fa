import * as v from 'valibot';
import { minorField, oddsField, timeField } from './fields.ts';
import { MatchId, OrderId } from './ids.ts';

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
