import { DAY_MS } from './durations.ts';
import { monthAfter, siteMonthOf, siteMonthStart } from './site-month.ts';

/**
 * Returns the same time of the site’s clock `months` calendar months later, epoch ms. A month without that day uses its
 * last one: six months after 31 August is 28 or 29 February.
 */
export function monthsOn(at: number, months: number): number {
  const sinceMonth = at - siteMonthStart(siteMonthOf(at));
  const month = monthAfter(siteMonthOf(at), months);
  const wanted = siteMonthStart(month) + sinceMonth;
  const next = siteMonthStart(monthAfter(month, 1));
  return wanted < next ? wanted : next - DAY_MS + (sinceMonth % DAY_MS);
}
