import * as v from 'valibot';
import { NEWCOMER_CLAIMS } from '../newcomer.ts';

/** A new member claims what a task gives, or what all of them give. */
export const newcomerDoes = [
  v.object({ does: v.literal('newcomer'), task: v.picklist(NEWCOMER_CLAIMS) }),
] as const;
