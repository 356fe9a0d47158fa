import * as v from 'valibot';
import type { MemberBet } from '#contract/models/shared-bet.ts';
import { minor, minorToText } from '#contract/units/money.ts';
import { intColumn } from '#sandbox/db/query.ts';

export type MemberBetWire = v.InferInput<typeof MemberBet>;
/** The final result a bet wins on. */
export type Outcome = 'home' | 'draw' | 'away';

export const BetRow = v.object({
  order_id: v.string(),
  match_id: v.string(),
  site_id: intColumn,
  category_name: v.string(),
  item_name: v.string(),
  score: v.string(),
  team_logo: v.string(),
  venue_name: v.string(),
  odds: v.string(),
  stake: v.bigint(),
  placed_at: intColumn,
  backs: v.picklist(['home', 'draw', 'away']),
  status: v.picklist(['open', 'won', 'lost']),
});
export type BetRow = v.InferOutput<typeof BetRow>;

/** A bet as the calls answer it. */
export const wireOf = (row: BetRow): MemberBetWire => ({
  orderId: row.order_id,
  matchId: row.match_id,
  siteId: row.site_id,
  categoryName: row.category_name,
  itemName: row.item_name,
  score: row.score,
  teamLogo: row.team_logo,
  venueName: row.venue_name,
  odds: row.odds,
  stake: minorToText(minor(row.stake)),
  placedAt: row.placed_at,
  status: row.status,
});
