import * as v from 'valibot';
import { currencyField, minorField } from '#contract/fields/fields.ts';
import { VenueCode } from '../game/schema.ts';
import { SPORTS } from '../match/schema.ts';
import { count, StakeRange } from './schema.ts';

/** Terms on which a venue takes bets. */
export const BookTerms = v.object({
  venue: VenueCode,
  currency: currencyField,
  /** Stakes of a whole bet. */
  stakes: StakeRange,
  /** Highest win of one bet beyond its stake: before the match, and in play. */
  winMost: minorField,
  liveWinMost: minorField,
  /** Highest total win of a member's open bets on one match. */
  matchWinMost: minorField,
  /** Most legs that one bet may combine. */
  legsMost: count,
  sports: v.array(
    v.pipe(
      v.object({
        ballClassId: v.picklist([1, 2, 3]),
        /** Delay before a bet in play is decided, ms. */
        delayMs: count,
        /** Sum of the implied chances of each main market, thousandths: above 1000 is the margin. */
        overrounds: v.object({ win: count, handicap: count, total: count }),
      }),
      v.transform(({ ballClassId, ...terms }) => ({ sport: SPORTS[ballClassId], ...terms })),
    ),
  ),
});
export type BookTerms = v.InferOutput<typeof BookTerms>;
