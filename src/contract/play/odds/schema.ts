import * as v from 'valibot';
import { oddsField, timeField } from '#contract/fields/fields.ts';
import { MatchId } from '#contract/fields/ids.ts';
import { MARKET_GROUPS } from './odds-rules.ts';

const Selection = v.object({
  selectionId: v.string(),
  /** Short name on the button: 主, 平, 客, 大 2.5, -0.5 … in the venue’s text. */
  name: v.string(),
  odds: oddsField,
  /** open: available; locked: suspended for a moment; closed: ended. */
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

/** A market as the odds of its match have it, with what the lists leave out: extensions of ours. */
export const OfferedMarket = v.object({
  ...Market.entries,
  /** Selections in order, those of the main line first. */
  selections: v.array(
    v.object({
      ...Selection.entries,
      /** The line as its side reads it, `-0.75` or `2.5`; blank in markets without lines. */
      line: v.string(),
      /** The part of its market it is listed under, such as 主胜; blank in most markets. */
      section: v.string(),
    }),
  ),
  /** Total implied probability of a line or of the market, per cent: above 100 it is the venue’s margin. */
  overround: v.pipe(v.string(), v.regex(/^\d{3}\.\d$/)),
  version: v.object({
    /** Rises with every change of a price or a line. */
    price: v.number(),
    /** Rises when the match turns: with goals, maps and red cards. What was priced before is another bet. */
    material: v.number(),
  }),
});
export type OfferedMarket = v.InferOutput<typeof OfferedMarket>;
export type OfferedSelection = OfferedMarket['selections'][number];

export const MatchOdds = v.object({ matchId: MatchId, at: timeField, markets: v.array(OfferedMarket) });
export type MatchOdds = v.InferOutput<typeof MatchOdds>;
