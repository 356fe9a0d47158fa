import type { ActivityDoes } from '#contract/activity/schema/does/does.ts';
import type { ActivityParts } from '#contract/activity/schema/parts.ts';
import { siteMonthOf } from '#contract/units/site-month.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { ActivityMember } from '#sandbox/domains/activity/engine/activity-member.ts';
import type { Edition } from '#sandbox/domains/activity/engine/editions/editions.ts';
import { openEndedEdition } from '#sandbox/domains/activity/engine/editions/open-ended-edition.ts';
import type { ActivityKindRules, Decision, KindPorts } from '#sandbox/domains/activity/engine/kind-rules.ts';
import { givenOn } from '#sandbox/domains/activity/engine/prizes/site-prizes.ts';
import type { Offer } from './offers.table.ts';
import { deliveryAt, offersOf, shopEditor, weekOf } from './shop-desk.ts';
import { pointsKey, takenIn } from './taken-back.ts';

type Ports = Pick<KindPorts, 'results' | 'stock' | 'points' | 'settings' | 'parcels'>;
type Exchange = Extract<ActivityDoes, { does: 'exchange' }>;

/** Exchanges of an offer are counted by month. */
const periodOf = ({ offerId }: Offer, now: number) => `${siteMonthOf(now)}-${offerId}`;

/** The offers of a member's site. */
const shownTo = (ports: Ports, member: ActivityMember, activityId: string) =>
  givenOn(member, offersOf(ports, activityId));

function exchange(
  ports: Ports,
  member: ActivityMember,
  { activityId }: Edition,
  asked: Exchange,
  now: number,
): Decision {
  const { results, stock, points } = ports;
  const { userId } = member;
  const offer =
    shownTo(ports, member, activityId).find(({ offerId }) => offerId === asked.offerId) ??
    refuse('NOT_FOUND');
  if (offer.cost !== asked.cost) return refuse('ACTIVITY_MOVED_ON');
  const period = periodOf(offer, now);
  const taken = takenIn(ports, activityId, period, userId);
  if (offer.mostPerMonth !== null && taken >= offer.mostPerMonth) return refuse('ACTIVITY_USED_UP');
  const n = results.count(activityId, period, userId) + 1;
  const key = pointsKey({ activity_id: activityId, period, user_id: userId, n });
  points.spend(userId, BigInt(offer.cost), `兑换 ${offer.title}`, now, key);
  const decision = { did: 'exchange', period, n, prize: offer.prize, isClaim: true } as const;
  if (offer.perWeek === null) return decision;
  const shelf = { name: offer.offerId, period: weekOf(now) };
  stock.shelf(activityId, shelf.name, shelf.period, offer.perWeek);
  if (!stock.take(activityId, shelf.name, shelf.period)) return refuse('ACTIVITY_SOLD_OUT');
  return { ...decision, stock: shelf };
}

/** The points that end next: all lots of that moment together. */
function expiringOf(lots: ReturnType<Ports['points']['lots']>): ActivityParts['topGift']['expiring'] {
  const at = lots[0]?.expires_at;
  if (at === undefined) return null;
  const ending = lots.filter(({ expires_at }) => expires_at === at);
  return { points: ending.reduce((points, { left_over }) => points + Number(left_over), 0), at };
}

function detail(
  ports: Ports,
  member: ActivityMember,
  { activityId }: Edition,
  now: number,
): ActivityParts['topGift'] {
  const { stock, points } = ports;
  const { userId } = member;
  const held = points.balance(userId);
  return {
    points: Number(held),
    expiring: expiringOf(points.lots(userId)),
    restockAt: deliveryAt(now).nextAt,
    offers: shownTo(ports, member, activityId).map((offer) => {
      const { perWeek, mostPerMonth, ...shown } = offer;
      const taken = takenIn(ports, activityId, periodOf(offer, now), userId);
      return {
        ...shown,
        stock: perWeek === null ? null : stock.shelf(activityId, offer.offerId, weekOf(now), perWeek),
        perMonth: mostPerMonth === null ? null : { most: mostPerMonth, taken },
      };
    }),
  };
}

/** Rules of the points shop [1.03]: points of the oldest lots are spent first, and stock is taken in the same transaction. */
export const topGiftRules = (ports: Ports): ActivityKindRules<'topGift'> => ({
  seed: (now) => [openEndedEdition('topGift-1', '积分兑换', now)],
  standing(member, { activityId }) {
    const points = ports.points.balance(member.userId);
    const left = shownTo(ports, member, activityId).filter(({ cost }) => BigInt(cost) <= points).length;
    return left > 0 ? { is: 'ready', left } : { is: 'locked', why: 'terms', until: null };
  },
  detail: (member, edition, now) => detail(ports, member, edition, now),
  act: (member, does, edition, now) =>
    does.does === 'exchange' ? exchange(ports, member, edition, does, now) : refuse('BAD_REQUEST'),
  editor: shopEditor(ports),
});
