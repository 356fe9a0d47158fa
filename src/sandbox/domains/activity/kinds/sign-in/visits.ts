import type { DayText } from '#contract/units/day-text.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { type MonthText, monthAfter, siteMonthOf, siteMonthStart } from '#contract/units/site-month.ts';
import type { Edition } from '#sandbox/domains/activity/engine/editions/editions.ts';
import type { Results } from '#sandbox/domains/activity/engine/results.ts';
import { dayAfter, daysOf, streakUpTo } from './calendar.ts';
import { MILESTONE_END_DAY, RUN_DAYS } from './prizes.table.ts';

/** Returns the time until which the milestones of a month may be taken. */
export const milestoneEnd = (month: MonthText): number =>
  siteMonthStart(monthAfter(month, 1), MILESTONE_END_DAY);

/** Returns the months whose milestones may be taken at a time: this one, and the previous one for some days. */
export function milestoneMonths(now: number): readonly MonthText[] {
  const month = siteMonthOf(now);
  const before = monthAfter(month, -1);
  return now < milestoneEnd(before) ? [before, month] : [month];
}

/** Returns the key of the n-th prize of the consecutive days from `first`, n from 1. */
export const runPeriod = (first: DayText): string => `run-${first}`;

/** Returns a member's acts in the calendar, read from their results: no counters are stored. */
export function visitsOf(results: Pick<Results, 'own'>, { activityId }: Edition, userId: string) {
  const signed = new Set<string>();
  const madeUp = new Set<string>();
  const claimed = new Set<string>();
  for (const { did, period, n } of results.own(activityId, userId)) {
    if (did === 'signIn') signed.add(period);
    else if (did === 'makeUp') madeUp.add(period);
    else claimed.add(`${period} ${n}`);
  }
  const isSigned = (day: DayText) => signed.has(day);
  return {
    isSigned,
    isMadeUp: (day: DayText) => madeUp.has(day),
    /** Days of a month in all. */
    daysIn: (month: MonthText): number =>
      daysOf(month).filter((day) => signed.has(day) || madeUp.has(day)).length,
    isClaimed: (period: string, n: number): boolean => claimed.has(`${period} ${n}`),
    /** Returns the current run at a time: its first day, its length, and the number of its unclaimed gifts. */
    run(now: number) {
      const today = siteDayOf(now);
      const length = streakUpTo(today, isSigned);
      const last = isSigned(today) ? today : dayAfter(today, -1);
      const first = dayAfter(last, 1 - length);
      const earned = Math.floor(length / RUN_DAYS);
      const claims = Array.from({ length: earned }, (_, index) =>
        claimed.has(`${runPeriod(first)} ${index + 1}`),
      );
      return { first, length, ready: claims.filter((isClaimed) => !isClaimed).length };
    },
  };
}
export type Visits = ReturnType<typeof visitsOf>;
