import type { ActivityParts } from '#contract/activity/schema/parts.ts';
import type { DayText } from '#contract/units/day-text.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { siteMonthOf } from '#contract/units/site-month.ts';
import type { ActivityMember } from '#sandbox/domains/activity/engine/activity-member.ts';
import { givenOn } from '#sandbox/domains/activity/engine/prizes/site-prizes.ts';
import { daysOf, weekdayOf, weekOf } from './calendar.ts';
import {
  CARD_PRICE,
  CARDS_PER_MONTH,
  DAY_PRIZES,
  MILESTONES,
  RUN_DAYS,
  RUN_PRIZE,
  VISIT_POINTS,
} from './prizes.table.ts';
import { milestoneEnd, milestoneMonths, type Visits } from './visits.ts';

type Part = ActivityParts['signIn'];

/** Returns the prize of a date. */
export const prizeOf = (day: DayText) => DAY_PRIZES[weekdayOf(day)] ?? { is: 'none' as const };

/** A day of an earlier month can no longer be made up. */
function stateOf(
  day: DayText,
  { today, month }: { readonly today: DayText; readonly month: string },
  visits: Visits,
): Part['days'][number]['state'] {
  if (visits.isSigned(day)) return 'signed';
  if (visits.isMadeUp(day)) return 'madeUp';
  if (day === today) return 'today';
  if (day > today) return 'future';
  return day.startsWith(month) ? 'missed' : 'closed';
}

function milestonesOf(member: ActivityMember, visits: Visits, now: number): Part['milestones'] {
  return milestoneMonths(now).flatMap((month) => {
    const days = visits.daysIn(month);
    return givenOn(member, MILESTONES)
      .map((row) => {
        const isTaken = visits.isTaken(month, row.days);
        const reached = days >= row.days ? ('ready' as const) : ('ahead' as const);
        return { ...row, month, state: isTaken ? ('taken' as const) : reached, until: milestoneEnd(month) };
      })
      .filter(({ state }) => month === siteMonthOf(now) || state === 'ready');
  });
}

/** The calendar as the page shows it; `bought` of the cards in this month. */
export function signInDetail(
  member: ActivityMember,
  visits: Visits,
  { held, bought }: { readonly held: number; readonly bought: number },
  now: number,
): Part {
  const today = siteDayOf(now);
  const month = siteMonthOf(now);
  const { length, ready } = visits.run(now);
  const shown = (day: DayText) => ({
    day,
    state: stateOf(day, { today, month }, visits),
    prize: prizeOf(day),
  });
  return {
    today,
    days: daysOf(month).map(shown),
    week: weekOf(today).map(shown),
    streak: length,
    monthDays: visits.daysIn(month),
    points: VISIT_POINTS,
    milestones: milestonesOf(member, visits, now),
    run: { days: RUN_DAYS, done: length % RUN_DAYS, prize: RUN_PRIZE, ready },
    makeUp: { cards: held, bought, mostBought: CARDS_PER_MONTH, price: String(CARD_PRICE) },
  };
}
