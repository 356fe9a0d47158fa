import * as v from 'valibot';
import { ACTIVITY_LOCKS } from '#contract/activity/member-states.table.ts';
import { ACTIVITY_PHASES } from '#contract/activity/states.table.ts';
import { timeField } from '#contract/fields/fields.ts';
import { ActivityId } from '#contract/fields/ids.ts';
import { activityKindField } from './kind.ts';
import { ActivityPrize } from './prize.ts';

const attemptsField = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Status of a member in an activity: a discriminant, with its details. */
export const ActivityMine = v.variant('is', [
  v.object({
    is: v.literal('locked'),
    why: v.picklist(ACTIVITY_LOCKS),
    /** Time at which it opens by itself; null where time alone does not open it. */
    until: v.nullable(timeField),
  }),
  /** Number of attempts available now. */
  v.object({ is: v.literal('ready'), left: attemptsField }),
  /** An entry was submitted; its result is known at a given time, or when its matches have ended. */
  v.object({ is: v.literal('pending'), resultAt: v.nullable(timeField) }),
  /** A prize waits to be claimed until a time. */
  v.object({ is: v.literal('won'), prize: ActivityPrize, claimUntil: timeField }),
  v.object({ is: v.literal('none') }),
  v.object({ is: v.literal('claimed'), prize: ActivityPrize }),
  v.object({ is: v.literal('expired'), prize: ActivityPrize }),
]);
export type ActivityMine = v.InferOutput<typeof ActivityMine>;
export type ActivityMineWire = v.InferInput<typeof ActivityMine>;

/** Next event by the server clock: start, end or draw. For an activity with rounds, the next event of its round. */
export const ActivityMoment = v.object({ is: v.picklist(['starts', 'ends', 'draws']), at: timeField });
export type ActivityMoment = v.InferOutput<typeof ActivityMoment>;
export type ActivityMomentWire = v.InferInput<typeof ActivityMoment>;

/** An activity as the hub shows it: its times, its phase by the server clock, and what it is for the member. */
export const ActivityCard = v.object({
  activityId: ActivityId,
  kind: activityKindField,
  title: v.string(),
  phase: v.picklist(ACTIVITY_PHASES),
  times: v.object({
    preheatAt: timeField,
    openAt: timeField,
    drawAt: v.nullable(timeField),
    endAt: timeField,
    claimUntil: timeField,
  }),
  /** Null once nothing is to come. */
  moment: v.nullable(ActivityMoment),
  mine: ActivityMine,
});
export type ActivityCard = v.InferOutput<typeof ActivityCard>;
export type ActivityCardWire = v.InferInput<typeof ActivityCard>;
