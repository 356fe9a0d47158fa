import type { ActivityParts } from '#contract/activity/schema/parts.ts';
import { minorFromText } from '#contract/units/money.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { ActivityMember } from '#sandbox/domains/activity/engine/activity-member.ts';
import type { Edition } from '#sandbox/domains/activity/engine/editions/editions.ts';
import { openEndedEdition } from '#sandbox/domains/activity/engine/editions/open-ended-edition.ts';
import type { ActivityKindRules } from '#sandbox/domains/activity/engine/kind-rules.ts';
import { YUAN_SITES } from '#sandbox/domains/activity/engine/prizes/site-prizes.ts';
import { EVER, joinedAt } from '#sandbox/domains/activity/tasks/progress.ts';
import { claimOf, type GiftPorts, giftedDeposit } from './gifted-deposit.ts';
import { FIRST_DAYS, FIRST_TERMS } from './terms.table.ts';

type Part = ActivityParts['firstDeposit'];

const wire = FIRST_TERMS;
const left = minorFromText(wire.most) ?? 0n;

function partOf(ports: GiftPorts, { userId }: ActivityMember, edition: Edition, now: number): Part {
  const { acts } = ports.money;
  const joined = joinedAt(acts, userId) ?? 0;
  const endsAt = siteDayStart(siteDayOf(joined), FIRST_DAYS);
  const [first] = acts.things(userId, 'deposit', EVER);
  const counts = first && first.way === 'CNY' && first.at < endsAt;
  const giftContext = { userId, edition, now, wire, left };
  const deposit = counts ? giftedDeposit(ports, giftContext, first) : null;
  return {
    terms: wire,
    joinedAt: joined,
    endsAt: first && !counts ? Math.min(endsAt, first.at) : endsAt,
    deposit,
  };
}

/**
 * Rules of a gift on the first deposit [1.03]: terms are shown before it, and it is claimed after the deposit has arrived,
 * never given automatically.
 */
export const firstDepositRules = (ports: GiftPorts): ActivityKindRules<'firstDeposit'> => ({
  sites: YUAN_SITES,
  seed: (now) => [openEndedEdition('first-deposit-1', '首存礼', now)],
  standing(member, edition, now) {
    const { deposit, endsAt } = partOf(ports, member, edition, now);
    if (deposit === null) return { is: 'locked', why: now < endsAt ? 'terms' : 'late', until: null };
    if (deposit.state === 'ready') return { is: 'ready', left: 1 };
    if (deposit.state !== 'taken') return { is: 'locked', why: 'late', until: null };
    const { times, termDays } = wire;
    return { is: 'claimed', prize: { is: 'bonus', currency: 'CNY', amount: deposit.bonus, times, termDays } };
  },
  detail: (member, edition, now) => partOf(ports, member, edition, now),
  act(member, does, edition, now) {
    if (does.does !== 'claimDeposit') return refuse('BAD_REQUEST');
    const { deposit } = partOf(ports, member, edition, now);
    return claimOf(deposit?.orderId === does.orderId ? deposit : undefined, { wire });
  },
});
