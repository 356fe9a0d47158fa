import * as v from 'valibot';

/** Measures of activity tasks, always based on actions that the platform has recorded. */
export const TASK_MEASURES = [
  'phone',
  'withdrawPassword',
  'payee',
  'limit',
  'follow',
  'watch',
  'signIn',
  'chat',
  'gift',
  'guess',
  'bet',
  'multiple',
  'stake',
] as const;
export type TaskMeasure = (typeof TASK_MEASURES)[number];

const nonNegativeInt = v.pipe(v.number(), v.integer(), v.minValue(0));

/** open: not done yet; ready: may be claimed; taken: claimed; over: expired. */
export const TASK_STATES = ['open', 'ready', 'taken', 'over'] as const;
export type TaskState = (typeof TASK_STATES)[number];
export const taskStateField = v.picklist(TASK_STATES);

/** One task with how far it is: minutes of watch, yuan of stake, days of signIn, else how many times. */
export const ActivityTask = v.object({
  measure: v.picklist(TASK_MEASURES),
  /** Never above `needed`. */
  done: nonNegativeInt,
  needed: nonNegativeInt,
});
export type ActivityTask = v.InferOutput<typeof ActivityTask>;
