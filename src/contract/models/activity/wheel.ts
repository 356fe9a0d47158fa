import * as v from 'valibot';
import { timeField } from '#contract/models/fields.ts';
import { ActivityOdds } from './odds.ts';
import { ActivityRecord } from './record.ts';

/** The wheel [1.03]: equal sectors that are not proportional to their odds. */
export const WheelPart = v.object({
  /** In the order of the sectors, from the top clockwise; weights sum to 10 000. */
  sectors: v.array(ActivityOdds),
  /** The sector that stands in for one whose stock is gone. */
  fallback: v.number(),
  /** Turns left today: those of the day, and cards that were earned. */
  freeLeft: v.number(),
  cards: v.number(),
  /** When the turns of the day and the stock come again. */
  resetAt: timeField,
  /** The last turn of today, so that a page that comes back shows the same; null for none. */
  last: v.nullable(ActivityRecord),
});
export type WheelPart = v.InferOutput<typeof WheelPart>;
