import * as v from 'valibot';
import { CUP_GOALS_MAX } from '#contract/constants/euro-cup.ts';

const goals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CUP_GOALS_MAX));

/** A score of a match after 90 minutes and who goes through; the last one before kick-off holds. */
export const euroCupDoes = [
  v.object({
    does: v.literal('cupPick'),
    match: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(15)),
    home: goals,
    away: goals,
    through: v.picklist(['home', 'away']),
  }),
] as const;
