import type { DayText } from '#contract/units/day-text.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';

export const REBATE_PERIODS = ['week', 'month', 'last'] as const;
export type RebatePeriod = (typeof REBATE_PERIODS)[number];

const WEEK_DAYS = 7;
const firstOf = (day: DayText): number => siteDayStart(day, 1 - Number(day.slice(8)));

/** The days of a period, both included; `now` is epoch ms. */
export function rebateDays(
  period: RebatePeriod,
  now: number,
): { readonly from: DayText; readonly to: DayText } {
  const today = siteDayOf(now);
  const first = firstOf(today);
  const before = siteDayOf(first - 1);
  switch (period) {
    case 'week':
      return { from: siteDayOf(siteDayStart(today, 1 - WEEK_DAYS)), to: today };
    case 'month':
      return { from: siteDayOf(first), to: today };
    case 'last':
      return { from: siteDayOf(firstOf(before)), to: before };
    default:
      return period satisfies never;
  }
}
