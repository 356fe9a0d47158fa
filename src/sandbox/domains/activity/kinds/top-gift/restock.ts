import type { DayText } from '#contract/units/day-text.ts';
import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';

/** Deliveries come on Thursdays at noon in Beijing. */
const THURSDAY = 4;
const NOON_MS = 12 * HOUR_MS;
const WEEK_DAYS = 7;

const weekday = (day: DayText) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Returns the time of the delivery that stocked the shelves at a time, and of the next one; epoch ms. */
export function deliveryAt(now: number): { readonly at: number; readonly nextAt: number } {
  const day = siteDayOf(now - NOON_MS);
  const since = (weekday(day) - THURSDAY + WEEK_DAYS) % WEEK_DAYS;
  const at = siteDayStart(day, -since) + NOON_MS;
  return { at, nextAt: at + WEEK_DAYS * DAY_MS };
}
