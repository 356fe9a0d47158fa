import { DAY_MS } from './durations.ts';
import { monthAfter, siteMonthOf, siteMonthStart } from './site-month.ts';

/**
 * The same time of the site's clock so many calendar months on, epoch ms. A month without that day has its last one:
 * six months after 31 August lie on 28 or 29 February.
 */
export function monthsOn(at: number, months: number): number {
  const sinceMonth = at - siteMonthStart(siteMonthOf(at));
  const month = monthAfter(siteMonthOf(at), months);
  const wanted = siteMonthStart(month) + sinceMonth;
  const next = siteMonthStart(monthAfter(month, 1));
  return wanted < next ? wanted : next - DAY_MS + (sinceMonth % DAY_MS);
}
