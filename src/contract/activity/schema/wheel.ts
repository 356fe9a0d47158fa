import * as v from 'valibot';
import { minorField, timeField } from '#contract/fields/fields.ts';
import { ActivityResultId } from '#contract/fields/ids.ts';
import { ActivityPrize } from './prize.ts';
import { ActivityRecord } from './record.ts';

/** One row of a table of odds: they are published before and never changed afterwards. */
const ActivityOdds = v.object({
  prize: ActivityPrize,
  /** Of 10 000. */
  weight: v.number(),
  /** How many there are today, and how many of them are left; null where there is no end. */
  stock: v.nullable(v.object({ total: v.number(), left: v.number() })),
});

/** The wheel [1.03]: equal sectors that are not proportional to their odds. */
export const WheelPart = v.object({
  /** In the order of the sectors, from the top clockwise; weights sum to 10 000. */
  sectors: v.array(ActivityOdds),
  /** The sector that stands in for one whose stock is gone. */
  fallback: v.number(),
  /** Turns left today: those that the day brought, and cards that are held. */
  freeLeft: v.number(),
  /** What brings turns today, each at most one: being here, minutes watched, yuan paid in, yuan staked with results. */
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
  /** When the turns of the day and the stock come again. */
  resetAt: timeField,
  /** The last turn of today, so that a page that comes back shows the same; null for none. */
  last: v.nullable(ActivityRecord),
  /** What members have drawn of late, the newest first; names are masked. */
  lately: v.array(
    v.object({ resultId: ActivityResultId, name: v.string(), prize: ActivityPrize, at: timeField }),
  ),
});
export type WheelPart = v.InferOutput<typeof WheelPart>;
