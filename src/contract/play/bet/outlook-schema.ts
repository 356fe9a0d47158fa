import * as v from 'valibot';
import { LEG_RESULTS } from './constants.ts';

/** Score of a match. */
export const Score = v.object({ home: v.number(), away: v.number() });

/** Meaning of the score of a match in play for a leg, by the rules of settlement. */
export const Outlook = v.object({
  /** Result if nothing more were scored. */
  now: v.picklist(LEG_RESULTS),
  /** Best result that more scoring allows. */
  best: v.picklist(LEG_RESULTS),
  /** True if no further scoring changes the result. */
  isSure: v.boolean(),
  /** Side whose next goal or corner would make it won; null where none would, and where it is won now. */
  oneMore: v.nullable(v.picklist(['home', 'away', 'either'])),
  /** Kind of event that is scored. */
  counts: v.picklist(['goal', 'corner']),
  /** Score of the match that this was computed for. */
  score: Score,
});
