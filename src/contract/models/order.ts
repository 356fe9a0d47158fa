import * as v from 'valibot';
import { minorField, oddsField, timeField } from './fields.ts';
import { MatchId, OrderId } from './ids.ts';

/** Order push [3.10], with the price and the site it was placed on as extensions of ours. */
export const OrderPush = v.object({
  orderId: OrderId,
  categoryName: v.string(),
  itemName: v.string(),
  score: v.string(),
  teamLogo: v.string(),
  venueName: v.string(),
  odds: oddsField,
  siteId: v.number(),
});
export type OrderPush = v.InferOutput<typeof OrderPush>;

/** A member's own bet, as far as sharing it needs. */
export const BetOrder = v.object({
  ...OrderPush.entries,
  matchId: MatchId,
  stake: minorField,
  placedAt: timeField,
  status: v.picklist(['open', 'won', 'lost']),
});
export type BetOrder = v.InferOutput<typeof BetOrder>;
