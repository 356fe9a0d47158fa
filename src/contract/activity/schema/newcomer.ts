import * as v from 'valibot';
import { timeField } from '#contract/fields/fields.ts';
import { ActivityPrize } from './prize.ts';
import { ActivityTask, taskStateField } from './task.ts';

/** The tasks of a new member [1.03]; a site without yuan leaves out those that give it. In the order they are shown; they may be done in any. */
export const NEWCOMER_TASKS = [
  'phone',
  'withdrawPassword',
  'follow',
  'watch',
  'limit',
  'payee',
  'bet',
] as const;

/** What a new member may claim: each task, and the whole of them. */
export const NEWCOMER_CLAIMS = [...NEWCOMER_TASKS, 'whole'] as const;
export type NewcomerClaim = (typeof NEWCOMER_CLAIMS)[number];

/** The tasks of the member's own days, which are counted from registration. */
export const NewcomerPart = v.object({
  joinedAt: timeField,
  /** Until when tasks count. */
  endsAt: timeField,
  /** Until when what is done may be claimed. */
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
