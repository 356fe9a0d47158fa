import * as v from 'valibot';
import { minorField, timeField } from '#contract/fields/fields.ts';
import { ActivityResultId } from '#contract/fields/ids.ts';
import { ActivityPrize } from '../prize.ts';
import { ActivityRecord } from '../record.ts';

/** One row of a table of odds: they are published before and never changed afterwards. */
const ActivityOdds = v.object({
  prize: ActivityPrize,
  /** Of 10 000. */
  weight: v.number(),
  /** Stock of today, and the number left; null for unlimited. */
  stock: v.nullable(v.object({ total: v.number(), left: v.number() })),
});

/** The wheel [1.03]: equal sectors that are not proportional to their odds. */
export const WheelPart = v.object({
  /** Sectors in order, clockwise from the top; weights sum to 10 000. */
  sectors: v.array(ActivityOdds),
  /** Sector used in place of one whose stock is exhausted. */
  fallback: v.number(),
  /** Turns left today: those granted for the day, and cards in stock. */
  freeLeft: v.number(),
  /** Methods of earning turns today, each at most one: visit, minutes watched, yuan deposited, yuan staked with results. */
  ways: v.array(
    v.variant('way', [
      v.object({ way: v.literal('visit') }),
      v.object({ way: v.literal('watch'), done: v.number(), needed: v.number() }),
      v.object({ way: v.picklist(['deposit', 'bet']), done: minorField, needed: minorField }),
    ]),
  ),
  /** Turns used today, and the most there are in a day. */
  used: v.number(),
  most: v.number(),
  cards: v.number(),
  /** Time at which the daily turns and the stock are reset. */
  resetAt: timeField,
  /** Last turn of today, so that a reloaded page shows the same; null for none. */
  last: v.nullable(ActivityRecord),
  /** Recent prizes of members, newest first; names are masked. */
  lately: v.array(
    v.object({ resultId: ActivityResultId, name: v.string(), prize: ActivityPrize, at: timeField }),
  ),
});
export type WheelPart = v.InferOutput<typeof WheelPart>;
