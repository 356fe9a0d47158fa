import * as v from 'valibot';
import { MARKET_GROUPS } from '../constants/board.ts';
import { oddsField, timeField } from './fields.ts';
import { MatchId } from './ids.ts';

const Selection = v.object({
  selectionId: v.string(),
  /** Short name on the button: 主, 平, 客, 大 2.5, -0.5 … as the venue words it. */
  name: v.string(),
  odds: oddsField,
  /** open: can be taken; locked: suspended for a moment; closed: over. */
  state: v.picklist(['open', 'locked', 'closed']),
});
export type Selection = v.InferOutput<typeof Selection>;

export type MarketGroup = (typeof MARKET_GROUPS)[number];

export const Market = v.object({
  marketId: v.string(),
  name: v.string(),
  note: v.string(),
  group: v.picklist(MARKET_GROUPS),
  /** Buttons in a row. */
  columns: v.picklist([2, 3]),
  selections: v.array(Selection),
});
export type Market = v.InferOutput<typeof Market>;

export const MatchOdds = v.object({ matchId: MatchId, at: timeField, markets: v.array(Market) });
export type MatchOdds = v.InferOutput<typeof MatchOdds>;
