import type { DayText } from '#contract/units/day-text.ts';
import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import type { EditGroup } from '#sandbox/domains/activity/engine/desk/editing.ts';
import { editShelves, shelfGroup } from '#sandbox/domains/activity/engine/desk/shelf-editor.ts';
import type { ActivityKindRules, KindPorts } from '#sandbox/domains/activity/engine/kind-rules.ts';
import { OFFERS, type Offer } from './offers.table.ts';

const COSTS = 'costs';
const COST_MOST = 100_000;

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
export const weekOf = (now: number): string => siteDayOf(deliveryAt(now).at);

/** Returns the offers at their current costs: those of the table until an operator sets others. */
export function offersOf({ settings }: Pick<KindPorts, 'settings'>, activityId: string): readonly Offer[] {
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
    ...{ min: 1, max: COST_MOST, unit: 'points' },
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
export const shopEditor = (
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
