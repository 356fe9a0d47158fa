import * as v from 'valibot';
import { timeField } from '#contract/fields/fields.ts';
import { ActivityPrize } from '../prize.ts';
import { ActivityTask, taskStateField } from '../task.ts';

/**
 * Tasks of a new member [1.03] in display order; a site without yuan omits those that award it. They may be done in any
 * order.
 */
export const NEWCOMER_TASKS = [
  'phone',
  'withdrawPassword',
  'follow',
  'watch',
  'limit',
  'payee',
  'bet',
] as const;

/** Claims of a new member: each task, and all of them together. */
export const NEWCOMER_CLAIMS = [...NEWCOMER_TASKS, 'whole'] as const;
export type NewcomerClaim = (typeof NEWCOMER_CLAIMS)[number];

/** The tasks of the member's own days, which are counted from registration. */
export const NewcomerPart = v.object({
  joinedAt: timeField,
  /** Deadline for completing tasks. */
  endsAt: timeField,
  /** Deadline for claiming completed tasks. */
  claimUntil: timeField,
  tasks: v.array(
    v.object({
      ...ActivityTask.entries,
      measure: v.picklist(NEWCOMER_TASKS),
      prize: ActivityPrize,
      state: taskStateField,
    }),
  ),
  /** For all of them. */
  whole: v.object({ prize: ActivityPrize, state: taskStateField }),
});
export type NewcomerPart = v.InferOutput<typeof NewcomerPart>;
