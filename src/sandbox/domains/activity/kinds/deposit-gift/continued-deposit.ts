import type { ActivityParts } from '#contract/activity/schema/parts.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { type Minor, minor, minorFromText } from '#contract/units/money.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { siteMonthOf, siteMonthStart } from '#contract/units/site-month.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { ActivityMember } from '#sandbox/domains/activity/engine/activity-member.ts';
import type { Edition } from '#sandbox/domains/activity/engine/editions/editions.ts';
import { openEndedEdition } from '#sandbox/domains/activity/engine/editions/open-ended-edition.ts';
import type { ActivityKindRules } from '#sandbox/domains/activity/engine/kind-rules.ts';
import { YUAN_SITES } from '#sandbox/domains/activity/engine/prizes/site-prizes.ts';
import type { ResultRow } from '#sandbox/domains/activity/engine/results.ts';
import { EVER } from '#sandbox/domains/activity/tasks/progress.ts';
import { claimOf, type GiftPorts, giftedDeposit } from './gifted-deposit.ts';
import { CONTINUED_TERMS, DAY_MAX } from './terms.table.ts';

type Part = ActivityParts['continuedDeposit'];

const SHOWN_MS = 30 * DAY_MS;
const wire = CONTINUED_TERMS;
const bonusOf = ({ prize }: ResultRow): Minor =>
  prize.is === 'bonus' ? (minorFromText(prize.amount) ?? minor(0)) : minor(0);
const sumOf = (rows: readonly ResultRow[]) => rows.reduce((sum, row) => sum + bonusOf(row), 0n);

function partOf(ports: GiftPorts, { userId }: ActivityMember, edition: Edition, now: number): Part {
  const claimed = ports.results.own(edition.activityId, userId);
  const today = sumOf(claimed.filter(({ at }) => siteDayOf(at) === siteDayOf(now)));
  const left = today < DAY_MAX ? DAY_MAX - today : 0n;
  const [first, ...later] = ports.money.acts.things(userId, 'deposit', EVER);
  const monthStart = siteMonthStart(siteMonthOf(now));
  const further = later.filter(({ way, at }) => way === 'CNY' && at >= now - SHOWN_MS);
  const monthly = further.filter(({ at }) => at >= monthStart);
  const giftContext = { userId, edition, now, wire, left };
  return {
    terms: wire,
    hasFirst: first !== undefined,
    dayMost: minorText(DAY_MAX),
    dayLeft: minorText(left),
    monthDeposits: minorText(monthly.reduce((sum, { amount }) => sum + amount, 0n)),
    monthBonus: minorText(sumOf(claimed.filter(({ at }) => at >= monthStart))),
    deposits: further.toReversed().map((deposit) => giftedDeposit(ports, giftContext, deposit)),
  };
}

/** A gift on every further deposit [1.03], up to a sum a day; each deposit is claimed once and in its day. */
export const continuedDepositRules = (ports: GiftPorts): ActivityKindRules<'continuedDeposit'> => ({
  sites: YUAN_SITES,
  seed: (now) => [openEndedEdition('continued-deposit-1', '续存礼', now)],
  standing(member, edition, now) {
    const { deposits } = partOf(ports, member, edition, now);
    const ready = deposits.filter(({ state }) => state === 'ready').length;
    return ready > 0 ? { is: 'ready', left: ready } : { is: 'locked', why: 'terms', until: null };
  },
  detail: (member, edition, now) => partOf(ports, member, edition, now),
  act(member, does, edition, now) {
    if (does.does !== 'claimDeposit') return refuse('BAD_REQUEST');
    const { deposits } = partOf(ports, member, edition, now);
    return claimOf(
      deposits.find(({ orderId }) => orderId === does.orderId),
      { wire },
    );
  },
});
