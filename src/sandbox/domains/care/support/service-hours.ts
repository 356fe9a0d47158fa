import { HOUR_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';

/** Hours of the day, Beijing time; 0 to 24 is all day. */
export type ServiceHours = { readonly opensAt: number; readonly closesAt: number };

const HOURS_A_DAY = 24;

/** Formats the hours. */
export const hoursText = ({ opensAt, closesAt }: ServiceHours): string =>
  closesAt - opensAt === HOURS_A_DAY ? '全天' : `${opensAt}:00—${closesAt}:00`;

/** Reports whether customer service is open. */
export function isOpenAt(now: number, { opensAt, closesAt }: ServiceHours): boolean {
  const hour = Math.floor((now - siteDayStart(siteDayOf(now))) / HOUR_MS);
  return hour >= opensAt && hour < closesAt;
}

/** Returns the next opening time, epoch ms; null while open. */
export function opensAfter(now: number, hours: ServiceHours): number | null {
  if (isOpenAt(now, hours)) return null;
  const today = siteDayStart(siteDayOf(now)) + hours.opensAt * HOUR_MS;
  return today > now ? today : today + HOURS_A_DAY * HOUR_MS;
}
