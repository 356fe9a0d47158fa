import type { ActivityDoes } from '#contract/activity/schema/does/does.ts';
import type { ActivityParts } from '#contract/activity/schema/parts.ts';
import type { DayText } from '#contract/units/day-text.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { monthAfter, siteMonthOf, siteMonthStart } from '#contract/units/site-month.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { ActivityMember } from '#sandbox/domains/activity/engine/activity-member.ts';
import type { Edition } from '#sandbox/domains/activity/engine/editions/editions.ts';
import { openEndedEdition } from '#sandbox/domains/activity/engine/editions/open-ended-edition.ts';
import type { ActivityKindRules, Decision, KindPorts } from '#sandbox/domains/activity/engine/kind-rules.ts';
import { availableTo } from '#sandbox/domains/activity/engine/prizes/site-prizes.ts';
import { issueOf, memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
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
import { milestoneEnd, milestoneMonths, runPeriod, type Visits, visitsOf } from './visits.ts';

type Ports = Pick<KindPorts, 'results' | 'items' | 'points' | 'ledger' | 'money'>;
/** One act: who, in what, when, and what they did before. */
type Acting = {
  readonly member: ActivityMember;
  readonly edition: Edition;
  readonly visits: Visits;
  readonly now: number;
};

const cardPeriod = (now: number) => `card-${siteMonthOf(now)}`;

type Part = ActivityParts['signIn'];

/** Returns the prize of a date. */
const prizeOf = (day: DayText) => DAY_PRIZES[weekdayOf(day)] ?? { is: 'none' as const };

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
    return availableTo(member, MILESTONES)
      .map((row) => {
        const isClaimed = visits.isClaimed(month, row.days);
        const reached = days >= row.days ? ('ready' as const) : ('ahead' as const);
        return { ...row, month, state: isClaimed ? ('taken' as const) : reached, until: milestoneEnd(month) };
      })
      .filter(({ state }) => month === siteMonthOf(now) || state === 'ready');
  });
}

/** The calendar as the page shows it; `bought` of the cards in this month. */
function signInDetail(
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

function signToday({ points, money }: Ports, { member, visits, now }: Acting): Decision {
  const day = siteDayOf(now);
  if (visits.isSigned(day)) return refuse('ACTIVITY_USED_UP');
  const sourceId = `signIn:${member.userId}:${day}`;
  money.acts.note({ sourceId, userId: member.userId, kind: 'signIn', thing: day, amount: 1n, at: now });
  points.credit(member.userId, BigInt(VISIT_POINTS), '每日签到', now);
  return { did: 'signIn', period: day, n: 1, slot: Number(day.slice(-2)), prize: prizeOf(day) };
}

/** Makes up an earlier day of this month with a card; the gift of its date is given, and the run stays unchanged. */
function makeUp({ items }: Ports, { member, visits, now }: Acting, day: DayText): Decision {
  const today = siteDayOf(now);
  if (day.slice(0, 7) !== siteMonthOf(now) || day >= today) return refuse('ACTIVITY_MOVED_ON');
  if (siteDayOf(siteDayStart(day)) !== day) return refuse('BAD_REQUEST');
  if (visits.isSigned(day) || visits.isMadeUp(day)) return refuse('ACTIVITY_USED_UP');
  items.use(member.userId, 'makeUpCard', 1, `补签 ${day}`, now);
  return { did: 'makeUp', period: day, n: 1, slot: Number(day.slice(-2)), prize: prizeOf(day) };
}

function milestone({ member, visits, now }: Acting, month: string, days: number): Decision {
  const known = milestoneMonths(now).find((open) => open === month);
  const row = availableTo(member, MILESTONES).find((step) => step.days === days);
  if (known === undefined || row === undefined) return refuse('ACTIVITY_NOT_OPEN');
  if (visits.daysIn(known) < days) return refuse('ACTIVITY_LOCKED');
  return { did: 'milestone', period: known, n: days, prize: row.prize, isClaim: true };
}

/** Takes the first unclaimed gift of the run. */
function claimRun({ visits, now }: Acting): Decision {
  const { first, length } = visits.run(now);
  const earned = Math.floor(length / RUN_DAYS);
  if (earned === 0) return refuse('ACTIVITY_LOCKED');
  const n = Array.from({ length: earned }, (_, index) => index + 1).find(
    (nth) => !visits.isClaimed(runPeriod(first), nth),
  );
  if (n === undefined) return refuse('ACTIVITY_USED_UP');
  return { did: 'run', period: runPeriod(first), n, prize: RUN_PRIZE };
}

function buyCard({ results, ledger }: Ports, { member, edition, now }: Acting): Decision {
  const period = cardPeriod(now);
  if (results.count(edition.activityId, period, member.userId) >= CARDS_PER_MONTH)
    return refuse('ACTIVITY_USED_UP');
  const entries = [
    { account: memberWallet(member.userId, 'COIN'), amount: -CARD_PRICE },
    { account: issueOf('COIN'), amount: CARD_PRICE },
  ];
  ledger.book({ kind: 'activity', at: now, roomNo: null, note: '兑换补签卡', entries });
  return { did: 'buyCard', period, prize: { is: 'item', item: 'makeUpCard', count: 1 } };
}

function act(ports: Ports, acting: Acting, does: ActivityDoes): Decision {
  switch (does.does) {
    case 'signIn':
      return signToday(ports, acting);
    case 'makeUp':
      return makeUp(ports, acting, does.day);
    case 'milestone':
      return milestone(acting, does.month, does.days);
    case 'run':
      return claimRun(acting);
    case 'buyCard':
      return buyCard(ports, acting);
    default:
      return refuse('BAD_REQUEST');
  }
}

/**
 * Rules of the sign-in calendar [1.03]: each date of Beijing gives its own gift once, counted by the arrival of the
 * request; streaks and months are computed from the dates, so that no counter can be lost.
 */
export function signInRules(ports: Ports): ActivityKindRules<'signIn'> {
  const { results, items } = ports;
  const visits = (edition: Edition, { userId }: ActivityMember) => visitsOf(results, edition, userId);
  return {
    seed: (now) => [openEndedEdition('signIn-1', '签到礼', siteMonthStart(monthAfter(siteMonthOf(now), -1)))],
    standing(member, edition, now) {
      const day = siteDayOf(now);
      if (!visits(edition, member).isSigned(day)) return { is: 'ready', left: 1 };
      return { is: 'locked', why: 'usedUp', until: siteDayStart(day, 1) };
    },
    detail(member, edition, now) {
      const bought = results.count(edition.activityId, cardPeriod(now), member.userId);
      const cards = { held: items.held(member.userId, 'makeUpCard'), bought };
      return signInDetail(member, visits(edition, member), cards, now);
    },
    act: (member, does, edition, now) =>
      act(ports, { member, edition, visits: visits(edition, member), now }, does),
  };
}
