import * as v from 'valibot';
import { coinsField, timeField } from '#contract/fields/fields.ts';

/** What a room gives together while its anchor is on air: coins given since the session began, of everybody. */
export const GiftGoal = v.object({
  /** What the anchor does when it is reached. */
  title: v.string(),
  target: coinsField,
  raised: coinsField,
  /** Of it the coins of the member who asks; null for a guest. */
  mine: v.nullable(coinsField),
  /** How many goals the session has reached. */
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The last of them; null before the first. */
  reached: v.nullable(v.object({ title: v.string(), target: coinsField, at: timeField })),
});
export type GiftGoal = v.InferOutput<typeof GiftGoal>;
export type GiftGoalWire = v.InferInput<typeof GiftGoal>;
