import * as v from 'valibot';
import { DayText } from '#contract/units/day-text.ts';

/**
 * What a member does in the calendar of visits: today; an earlier day of this month by a card; what so many days of a month
 * give; what seven days in a row give; and a card for coins.
 */
export const signInDoes = [
  v.object({ does: v.literal('signIn') }),
  v.object({ does: v.literal('makeUp'), day: DayText }),
  v.object({
    does: v.literal('milestone'),
    month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
  }),
  v.object({ does: v.literal('run') }),
  v.object({ does: v.literal('buyCard') }),
] as const;
