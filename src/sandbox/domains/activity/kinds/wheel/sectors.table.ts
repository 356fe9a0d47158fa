import type { ActivityPrizeWire } from '#contract/activity/schema/prize.ts';

/** One sector of the wheel; weights of all sum to 10 000. */
export type Sector = {
  readonly prize: ActivityPrizeWire;
  readonly weight: number;
  /** Daily stock; null for no limit. */
  readonly perDay: number | null;
};

/** Sector that replaces one whose stock of the day is used up, so that no other odds change. It has no limit. */
export const FALLBACK_SECTOR = 0;

const coins = (count: number): ActivityPrizeWire => ({ is: 'coins', coins: String(count) });
const couponOfFive: ActivityPrizeWire = {
  is: 'coupon',
  kind: 'bonus',
  title: '彩金券 5.00',
  coins: '0',
  amount: '5.00',
  rate: 0,
  minAmount: '0.00',
  times: 3,
  termDays: 7,
  validDays: 7,
};

/** From the top clockwise. */
export const SECTORS: readonly Sector[] = [
  { prize: coins(18), weight: 3_200, perDay: null },
  { prize: { is: 'none' }, weight: 2_800, perDay: null },
  { prize: coins(88), weight: 1_400, perDay: null },
  { prize: couponOfFive, weight: 1_200, perDay: 500 },
  { prize: { is: 'points', points: 20 }, weight: 940, perDay: null },
  { prize: { is: 'item', item: 'makeUpCard', count: 1 }, weight: 400, perDay: 200 },
  { prize: coins(1_314), weight: 50, perDay: 20 },
  {
    prize: { is: 'bonus', currency: 'CNY', amount: '188.00', times: 5, termDays: 14 },
    weight: 10,
    perDay: 2,
  },
];

/** Sum of the weights of all sectors. */
export const WEIGHTS_SUM = 10_000;
/** The most turns in a day, of whatever they come. */
export const TURNS_MAX = 4;
