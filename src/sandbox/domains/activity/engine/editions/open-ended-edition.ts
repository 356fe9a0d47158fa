import { type ActivityTimes, NO_END } from '#contract/activity/states.table.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { siteMonthOf, siteMonthStart } from '#contract/units/site-month.ts';
import type { NewEdition } from './editions.ts';

/** Whole days of Beijing in which a prize of a standing edition may be claimed. */
const OPEN_ENDED_CLAIM_DAYS = 30;

/** Creates an edition that is open from the beginning of this month and has no end: events within it have their own times. */
export function openEndedEdition(activityId: string, title: string, now: number): NewEdition {
  const openAt = siteMonthStart(siteMonthOf(now));
  const times = { preheatAt: openAt, openAt, drawAt: null, endAt: NO_END, claimUntil: NO_END };
  return { activityId, title, times };
}

const claimEndAfter = (at: number): number => siteDayStart(siteDayOf(at), OPEN_ENDED_CLAIM_DAYS);

/** Returns the claim deadline of a prize won at a time: the one of its edition, or a number of days of its own. */
export const prizeClaimUntil = ({ claimUntil }: ActivityTimes, wonAt: number): number =>
  claimUntil === NO_END ? claimEndAfter(wonAt) : claimUntil;

/** The times of an edition that an operator ends. */
export const endedTimes = (times: ActivityTimes, now: number): ActivityTimes => ({
  ...times,
  endAt: now,
  claimUntil: prizeClaimUntil(times, now),
});
