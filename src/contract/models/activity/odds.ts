import * as v from 'valibot';
import { ActivityPrize } from './prize.ts';

/** One row of a table of odds: they are published before and never changed afterwards. */
export const ActivityOdds = v.object({
  prize: ActivityPrize,
  /** Of 10 000. */
  weight: v.number(),
  /** How many there are today, and how many of them are left; null where there is no end. */
  stock: v.nullable(v.object({ total: v.number(), left: v.number() })),
});
export type ActivityOdds = v.InferOutput<typeof ActivityOdds>;
