import type * as v from 'valibot';
import type { ActivityDoes } from '#contract/activity/schema/does/does.ts';
import type { LuxuryGiftPart } from '#contract/activity/schema/kinds/luxury-gift.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { ruleOf } from '#sandbox/base/tables/grades.table.ts';
import type { ActivityMember } from '#sandbox/domains/activity/engine/activity-member.ts';
import type { Edition } from '#sandbox/domains/activity/engine/editions/editions.ts';
import { openEndedEdition } from '#sandbox/domains/activity/engine/editions/open-ended-edition.ts';
import type { ActivityKindRules, Decision, KindPorts } from '#sandbox/domains/activity/engine/kind-rules.ts';
import { prizeParcelKey } from '#sandbox/domains/activity/engine/prizes/prizes.ts';
import { goodsView, isReimbursed, parcelView } from '#sandbox/domains/rewards/parcel/parcel-view.ts';

type Ports = Pick<KindPorts, 'results' | 'parcels'>;
type Choice = Extract<ActivityDoes, { does: 'chooseGood' }>;

/** Choices of each grade, by id of the goods. */
export const LUXURY_TIERS = [
  { grade: 4, goods: ['flask', 'hat', 'ball'] },
  { grade: 6, goods: ['suitcase', 'espresso', 'camera'] },
  { grade: 8, goods: ['watch', 'headphones', 'bicycle'] },
  { grade: 10, goods: ['seats', 'watch', 'camera'] },
] as const;
export type LuxuryTierRow = (typeof LUXURY_TIERS)[number];

const periodOf = ({ grade }: Pick<LuxuryTierRow, 'grade'>) => `V${grade}`;

/** Returns a member's kept choice at a grade: of this edition, or from before there was one. */
function parcelOf({ results, parcels }: Ports, userId: string, edition: Edition, tier: LuxuryTierRow) {
  const period = periodOf(tier);
  const last = results.nth(
    edition.activityId,
    period,
    userId,
    results.count(edition.activityId, period, userId),
  );
  const key = last === null ? `luxuryGift:${userId}:${tier.grade}:1` : prizeParcelKey(last.result_id);
  const parcel = parcels.store.bySource(key);
  return parcel === null || isReimbursed(parcel) ? null : parcel;
}

function choose(
  ports: Ports,
  member: ActivityMember,
  edition: Edition,
  { grade, goodsId }: Choice,
): Decision {
  const tier = LUXURY_TIERS.find((each) => each.grade === grade);
  const chosen = tier?.goods.find((each) => each === goodsId);
  if (tier === undefined || chosen === undefined) return refuse('BAD_REQUEST');
  if (member.level < grade) return refuse('ACTIVITY_LOCKED');
  if (parcelOf(ports, member.userId, edition, tier) !== null) return refuse('ACTIVITY_USED_UP');
  const { title } = goodsView(chosen);
  return { did: 'chooseGood', period: periodOf(tier), prize: { is: 'goods', goodsId, title }, isClaim: true };
}

const openTiers = (ports: Ports, { userId, level }: ActivityMember, edition: Edition) =>
  LUXURY_TIERS.filter((tier) => level >= tier.grade && parcelOf(ports, userId, edition, tier) === null);

function detail(ports: Ports, member: ActivityMember, edition: Edition): v.InferInput<typeof LuxuryGiftPart> {
  const { userId, level } = member;
  return {
    grade: level,
    tiers: LUXURY_TIERS.map((tier) => {
      const parcel = parcelOf(ports, userId, edition, tier);
      const reached = level >= tier.grade ? ('open' as const) : ('locked' as const);
      return {
        grade: tier.grade,
        state: parcel === null ? reached : 'chosen',
        isInvited: ruleOf(tier.grade).isInvited,
        goods: tier.goods.map(goodsView),
        parcel: parcel === null ? null : parcelView(ports.parcels.store, parcel),
      };
    }),
  };
}

/** Goods by grade [1.03]: one of each grade that was reached; what is cancelled or refunded can be chosen again. */
export const luxuryGiftRules = (ports: Ports): ActivityKindRules<'luxuryGift'> => ({
  seed: (now) => [openEndedEdition('luxuryGift-1', 'VIP 豪礼', now)],
  standing(member, edition) {
    const left = openTiers(ports, member, edition).length;
    if (left > 0) return { is: 'ready', left };
    const isReached = LUXURY_TIERS.some(({ grade }) => member.level >= grade);
    return { is: 'locked', why: isReached ? 'usedUp' : 'terms', until: null };
  },
  detail: (member, edition) => detail(ports, member, edition),
  act: (member, does, edition) =>
    does.does === 'chooseGood' ? choose(ports, member, edition, does) : refuse('BAD_REQUEST'),
});
