import * as v from 'valibot';
import { currencyField, minorField, timeField } from '#contract/fields/fields.ts';
import { DayText } from '#contract/units/day-text.ts';

/** Tasks of the treasury [1.03]; none of them has to do with bets. */
export const TREASURY_TASKS = ['hold', 'average', 'signIn'] as const;
export type TreasuryTaskName = (typeof TREASURY_TASKS)[number];

const nonNegativeInt = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Tasks that raise the rate of the treasury, in hundredths of a percent a year. */
export const TreasuryTaskPart = v.object({
  currency: currencyField,
  balance: minorField,
  baseRate: nonNegativeInt,
  todayRate: nonNegativeInt,
  /** From the next midnight of Beijing on. */
  nextRate: nonNegativeInt,
  nextFrom: timeField,
  /** The raised rate is paid up to this balance. */
  cap: minorField,
  /** Duration of a raise, days. */
  raiseDays: nonNegativeInt,
  tasks: v.array(
    v.object({
      task: v.picklist(TREASURY_TASKS),
      /** Days; of `average` whole units of the currency. */
      done: nonNegativeInt,
      needed: nonNegativeInt,
      extra: nonNegativeInt,
      /** running: the rate is raised until `until`. */
      state: v.picklist(['open', 'ready', 'running']),
      /** The first day that is not raised any more. */
      until: v.nullable(DayText),
    }),
  ),
});
export type TreasuryTaskPart = v.InferOutput<typeof TreasuryTaskPart>;
