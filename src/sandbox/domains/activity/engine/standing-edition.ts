import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { monthAfter, siteMonthOf, siteMonthStart } from '#contract/units/site-month.ts';
import type { NewEdition } from './editions.ts';

const MONTHS = 12;
const CLAIM_DAYS = 7;

/** An edition that is open from the beginning of this month for a year: what is held within it has times of its own. */
export function standingEdition(activityId: string, title: string, now: number): NewEdition {
  const openAt = siteMonthStart(siteMonthOf(now));
  const endAt = siteMonthStart(monthAfter(siteMonthOf(now), MONTHS));
  const claimUntil = siteDayStart(siteDayOf(endAt), CLAIM_DAYS);
  return { activityId, title, times: { preheatAt: openAt, openAt, drawAt: null, endAt, claimUntil } };
}
