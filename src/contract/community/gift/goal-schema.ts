import * as v from 'valibot';
import { coinsField, timeField } from '#contract/fields/fields.ts';

/** Shared gift goal of a room during a stream: total coins given since the session began. */
export const GiftGoal = v.object({
  /** Action of the anchor when the goal is reached. */
  title: v.string(),
  target: coinsField,
  raised: coinsField,
  /** Coins of the requesting member; null for a guest. */
  mine: v.nullable(coinsField),
  /** Number of goals reached in the session. */
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The last of them; null before the first. */
  reached: v.nullable(v.object({ title: v.string(), target: coinsField, at: timeField })),
});
export type GiftGoal = v.InferOutput<typeof GiftGoal>;
export type GiftGoalWire = v.InferInput<typeof GiftGoal>;
