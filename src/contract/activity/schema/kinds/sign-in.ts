import * as v from 'valibot';
import { coinsField, timeField } from '#contract/fields/fields.ts';
import { DayText } from '#contract/units/day-text.ts';
import { ActivityPrize } from '../prize.ts';

const CalendarDay = v.object({
  day: DayText,
  /** missed: may be made up; closed: passed and cannot be. */
  state: v.picklist(['signed', 'madeUp', 'missed', 'today', 'future', 'closed']),
  prize: ActivityPrize,
});

/** The calendar of visits [1.03]: days of Beijing, by date. */
export const SignInPart = v.object({
  today: DayText,
  /** All days of the month in order, with the reward of each date, whenever it is checked in. */
  days: v.array(CalendarDay),
  /** The seven days of this week from Monday, those of the month before or after among them. */
  week: v.array(CalendarDay),
  /** Days signed on their own date in a row, up to today, or yesterday as long as today is open; over months. */
  streak: v.number(),
  /** Days of this month in all, those made up among them. */
  monthDays: v.number(),
  /** Points that each visit brings besides. */
  points: v.number(),
  /** Rewards for a number of days in a month; those of the previous month while they may be claimed. */
  milestones: v.array(
    v.object({
      /** `2026-11`. */
      month: v.string(),
      days: v.number(),
      prize: ActivityPrize,
      state: v.picklist(['ahead', 'ready', 'taken']),
      until: timeField,
    }),
  ),
  /** Reward for every seven consecutive days, counted from the first day of the streak. */
  run: v.object({ days: v.number(), done: v.number(), prize: ActivityPrize, ready: v.number() }),
  makeUp: v.object({
    cards: v.number(),
    /** Cards that were bought this month, the most there are, and the price of one. */
    bought: v.number(),
    mostBought: v.number(),
    price: coinsField,
  }),
});
export type SignInPart = v.InferOutput<typeof SignInPart>;
