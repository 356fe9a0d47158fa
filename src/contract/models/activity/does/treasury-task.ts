import * as v from 'valibot';
import { TREASURY_TASKS } from '../treasury-task.ts';

/** A member has the rate raised for a task that is done. */
export const treasuryTaskDoes = [
  v.object({ does: v.literal('raiseRate'), task: v.picklist(TREASURY_TASKS) }),
] as const;
