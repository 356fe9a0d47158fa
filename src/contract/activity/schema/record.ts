import * as v from 'valibot';
import { RESULT_STATES } from '#contract/activity/member-states.table.ts';
import { timeField } from '#contract/fields/fields.ts';
import { ActivityId, ActivityResultId } from '#contract/fields/ids.ts';
import { activityKindField } from './kind.ts';
import { ActivityPrize } from './prize.ts';

/** Destination of a prize, with its balance before and after as text of its unit; null where it has none. */
export const ActivityReceipt = v.object({
  /** Read out to customer service. */
  no: v.string(),
  at: timeField,
  into: v.picklist(['coins', 'bonus', 'coupons', 'items', 'points', 'treasury', 'parcel']),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
});
export type ActivityReceipt = v.InferOutput<typeof ActivityReceipt>;

/** One action of a member in an activity, with its result. */
export const ActivityRecord = v.object({
  resultId: ActivityResultId,
  activityId: ActivityId,
  kind: activityKindField,
  /** The activity's own word for what was done: `spin`, `cardSpin`, `signIn`, `makeUp`. */
  did: v.string(),
  /** The n-th of its period; the period is a day or blank for the whole activity. */
  period: v.string(),
  n: v.number(),
  /** Slot on the activity page: sector of a wheel, day of a calendar, envelope; null for none. */
  slot: v.nullable(v.number()),
  state: v.picklist(RESULT_STATES),
  prize: ActivityPrize,
  at: timeField,
  /** Deadline for claiming it; null where there is no claim. */
  claimUntil: v.nullable(timeField),
  /** Null before it is paid. */
  receipt: v.nullable(ActivityReceipt),
});
export type ActivityRecord = v.InferOutput<typeof ActivityRecord>;
export type ActivityRecordWire = v.InferInput<typeof ActivityRecord>;

/** Response to a member’s action: the same for the same request, however often it is retried. */
export const ActAnswer = v.object({ result: ActivityRecord });
