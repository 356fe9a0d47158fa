import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import type { PromotionPlan } from './promotions.table.ts';

const BEIJING_MS = 8 * HOUR_MS;
/** Offset of the first weekend, on Friday at 18:00, from Beijing midnight of 1 January 1970, a Thursday. */
const FIRST_WEEKEND = DAY_MS + 18 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
/** To Sunday 24:00. */
const WEEKEND_MS = 2 * DAY_MS + 6 * HOUR_MS;

type Window = { readonly from: number | null; readonly until: number | null };

/** Midnight in Beijing before `now`, epoch ms. */
export const beijingDayStart = (now: number): number =>
  Math.floor((now + BEIJING_MS) / DAY_MS) * DAY_MS - BEIJING_MS;

/** The first moment of the month in Beijing, epoch ms. */
export function beijingMonthStart(now: number): number {
  const day = new Date(now + BEIJING_MS);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1) - BEIJING_MS;
}

/** Returns the current or next window of a promotion; epoch ms. */
export function windowOf({ window }: Pick<PromotionPlan, 'window'>, now: number): Window {
  if (window === 'always') return { from: null, until: null };
  const first = FIRST_WEEKEND - BEIJING_MS;
  const last = first + Math.floor((now - first) / WEEK_MS) * WEEK_MS;
  const from = now < last + WEEKEND_MS ? last : last + WEEK_MS;
  return { from, until: from + WEEKEND_MS };
}
