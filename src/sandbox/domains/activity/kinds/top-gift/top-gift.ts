import type { ActivityDoes } from '#contract/activity/schema/does/does.ts';
import type { ActivityParts } from '#contract/activity/schema/parts.ts';
import type { DayText } from '#contract/units/day-text.ts';
import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { siteMonthOf } from '#contract/units/site-month.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { ActivityMember } from '#sandbox/domains/activity/engine/activity-member.ts';
import type { EditGroup } from '#sandbox/domains/activity/engine/desk/editing.ts';
import { editShelves, shelfGroup } from '#sandbox/domains/activity/engine/desk/shelf-editor.ts';
import type { Edition } from '#sandbox/domains/activity/engine/editions/editions.ts';
import { openEndedEdition } from '#sandbox/domains/activity/engine/editions/open-ended-edition.ts';
import type { ActivityKindRules, Decision, KindPorts } from '#sandbox/domains/activity/engine/kind-rules.ts';
import { availableTo } from '#sandbox/domains/activity/engine/prizes/site-prizes.ts';
import { OFFERS, type Offer } from './offers.table.ts';
import { exchangedIn, pointsKey } from './refund-exchange.ts';

type Ports = Pick<KindPorts, 'results' | 'stock' | 'points' | 'settings' | 'parcels'>;
type Exchange = Extract<ActivityDoes, { does: 'exchange' }>;

/** Exchanges of an offer are counted by month. */
const periodOf = ({ offerId }: Offer, now: number) => `${siteMonthOf(now)}-${offerId}`;

const COSTS = 'costs';
const COST_MAX = 100_000;

/** Deliveries come on Thursdays at noon in Beijing. */
const THURSDAY = 4;
const NOON_MS = 12 * HOUR_MS;
const WEEK_DAYS = 7;

const weekday = (day: DayText) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Returns the time of the delivery that stocked the shelves at a time, and of the next one; epoch ms. */
export function deliveryAt(now: number): { readonly at: number; readonly nextAt: number } {
  const day = siteDayOf(now - NOON_MS);
  const since = (weekday(day) - THURSDAY + WEEK_DAYS) % WEEK_DAYS;
  const at = siteDayStart(day, -since) + NOON_MS;
  return { at, nextAt: at + WEEK_DAYS * DAY_MS };
}

/** The delivery whose stock is on the shelves. */
const weekOf = (now: number): string => siteDayOf(deliveryAt(now).at);

/** Returns the offers at their current costs: those of the table until an operator sets others. */
function offersOf({ settings }: Pick<KindPorts, 'settings'>, activityId: string): readonly Offer[] {
  const set = settings.read(activityId, COSTS);
  return OFFERS.map((offer) => ({ ...offer, cost: set[offer.offerId] ?? offer.cost }));
}

const costsGroup = (offers: readonly Offer[]): EditGroup => ({
  group: COSTS,
  label: '所需积分',
  note: '马上生效；会员正在确认的兑换会按旧价被拒绝，请他重看',
  isOpen: true,
  sum: null,
  fields: offers.map(({ offerId, title, cost }) => ({
    ...{ name: offerId, label: title, value: cost },
    ...{ min: 1, max: COST_MAX, unit: 'points' },
  })),
});

/** The shelves of the running delivery. */
const shelvesOf = (activityId: string, now: number) => ({
  activityId,
  period: weekOf(now),
  label: '本期库存',
  rows: OFFERS.flatMap(({ offerId, title, perWeek }) =>
    perWeek === null ? [] : [{ name: offerId, label: title, perPeriod: perWeek }],
  ),
});

/** Operators set what offers cost and how many there are until the next delivery. */
const shopEditor = (
  ports: Pick<KindPorts, 'settings' | 'stock'>,
): NonNullable<ActivityKindRules<'topGift'>['editor']> => ({
  groups: ({ activityId }, now) => [
    costsGroup(offersOf(ports, activityId)),
    shelfGroup(ports.stock, shelvesOf(activityId, now)),
  ],
  edit({ group }, values, { activityId }, now) {
    if (group === COSTS) ports.settings.write(activityId, COSTS, values, now);
    else editShelves(ports.stock, shelvesOf(activityId, now), values);
  },
});

/** The offers of a member's site. */
const shownTo = (ports: Ports, member: ActivityMember, activityId: string) =>
  availableTo(member, offersOf(ports, activityId));

function exchange(
  ports: Ports,
  member: ActivityMember,
  { activityId }: Edition,
  request: Exchange,
  now: number,
): Decision {
  const { results, stock, points } = ports;
  const { userId } = member;
  const offer =
    shownTo(ports, member, activityId).find(({ offerId }) => offerId === request.offerId) ??
    refuse('NOT_FOUND');
  if (offer.cost !== request.cost) return refuse('ACTIVITY_MOVED_ON');
  const period = periodOf(offer, now);
  const exchanged = exchangedIn(ports, activityId, period, userId);
  if (offer.maxPerMonth !== null && exchanged >= offer.maxPerMonth) return refuse('ACTIVITY_USED_UP');
  const n = results.count(activityId, period, userId) + 1;
  const key = pointsKey({ activity_id: activityId, period, user_id: userId, n });
  points.spend(userId, BigInt(offer.cost), `兑换 ${offer.title}`, now, key);
  const decision = { did: 'exchange', period, n, prize: offer.prize, isClaim: true } as const;
  if (offer.perWeek === null) return decision;
  const shelf = { name: offer.offerId, period: weekOf(now) };
  stock.shelf(activityId, shelf.name, shelf.period, offer.perWeek);
  if (!stock.reserve(activityId, shelf.name, shelf.period)) return refuse('ACTIVITY_SOLD_OUT');
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
      const { perWeek, maxPerMonth, ...shown } = offer;
      const exchanged = exchangedIn(ports, activityId, periodOf(offer, now), userId);
      return {
        ...shown,
        stock: perWeek === null ? null : stock.shelf(activityId, offer.offerId, weekOf(now), perWeek),
        perMonth: maxPerMonth === null ? null : { most: maxPerMonth, taken: exchanged },
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
