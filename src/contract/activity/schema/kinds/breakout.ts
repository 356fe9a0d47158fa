import * as v from 'valibot';
import { timeField } from '#contract/fields/fields.ts';
import { ActivityPrize } from '../prize.ts';
import { ActivityTask } from '../task.ts';

/** passed: claimed; ready: all tasks done; now: under way; locked: the one before is not passed. */
export const LEVEL_STATES = ['passed', 'ready', 'now', 'locked', 'over'] as const;

/** The levels [1.03]: one after the other, each with tasks that count from when it was unlocked. */
export const BreakoutPart = v.object({
  levels: v.array(
    v.object({
      level: v.number(),
      tasks: v.array(ActivityTask),
      prize: ActivityPrize,
      /** A chest is opened here. */
      isChest: v.boolean(),
      state: v.picklist(LEVEL_STATES),
      passedAt: v.nullable(timeField),
    }),
  ),
  /** Since when the level under way counts; null when all are passed. */
  countsFrom: v.nullable(timeField),
  /** Members who passed a level, and how many of them are behind this one. */
  players: v.number(),
  behind: v.number(),
});
export type BreakoutPart = v.InferOutput<typeof BreakoutPart>;
