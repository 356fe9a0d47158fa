import type { ActivityParts } from '#contract/activity/schema/parts.ts';
import type { ActivityPrizeWire } from '#contract/activity/schema/prize.ts';
import { goodsView } from '#sandbox/domains/rewards/parcel/parcel-view.ts';

type OfferWire = ActivityParts['topGift']['offers'][number];

/** One thing of the shop: its stock is of a week, from Thursday noon to Thursday noon. */
export type Offer = Pick<OfferWire, 'offerId' | 'shelf' | 'title' | 'note' | 'prize' | 'cost'> & {
  /** Weekly stock; null for no limit. */
  readonly perWeek: number | null;
  /** Maximum per member in a calendar month; null for no limit. */
  readonly maxPerMonth: number | null;
};

const noSums = { coins: '0', amount: '0.00', rate: 0, minAmount: '0.00', times: 0, termDays: 0 } as const;
const bonusCoupon = (amount: string, title: string): ActivityPrizeWire => ({
  ...{ is: 'coupon', kind: 'bonus', ...noSums },
  ...{ title, amount, times: 3, termDays: 7, validDays: 14 },
});

/** Creates an offer of a shipped good, with the texts of the good. */
function gear(goodsId: string, cost: number, perWeek: number, maxPerMonth: number): Offer {
  const { title, note } = goodsView(goodsId);
  const prize = { is: 'goods', goodsId, title } as const;
  return { offerId: `gear-${goodsId}`, shelf: 'gear', title, note, cost, prize, perWeek, maxPerMonth };
}

const endless = { perWeek: null, maxPerMonth: null } as const;

/** Offers of the points shop. An offer keeps its id; its cost may change between weeks. */
export const OFFERS: readonly Offer[] = [
  gear('ball', 6_800, 24, 1),
  gear('mug', 2_400, 86, 2),
  gear('shirt', 12_800, 8, 1),
  gear('headphones', 18_600, 5, 1),
  gear('hat', 1_800, 132, 2),
  gear('backpack', 7_200, 12, 1),
  gear('flask', 3_200, 41, 2),
  gear('card', 4_500, 17, 1),
  {
    ...{ offerId: 'coins-100', shelf: 'coins', title: '100 金币', note: '即时到账，可送礼物', cost: 240 },
    prize: { is: 'coins', coins: '100' },
    ...endless,
  },
  {
    ...{
      offerId: 'coins-1000',
      shelf: 'coins',
      title: '1,000 金币',
      note: '即时到账，可送礼物',
      cost: 2_200,
    },
    prize: { is: 'coins', coins: '1000' },
    ...{ perWeek: 60, maxPerMonth: 4 },
  },
  {
    ...{
      offerId: 'coupon-8',
      shelf: 'coupons',
      title: '彩金券 8.00',
      note: '3 倍流水，14 天内使用',
      cost: 480,
    },
    prize: bonusCoupon('8.00', '彩金券 8.00'),
    ...{ perWeek: 200, maxPerMonth: 4 },
  },
  {
    ...{
      offerId: 'coupon-28',
      shelf: 'coupons',
      title: '彩金券 28.00',
      note: '3 倍流水，14 天内使用',
      cost: 1_580,
    },
    prize: bonusCoupon('28.00', '彩金券 28.00'),
    ...{ perWeek: 40, maxPerMonth: 2 },
  },
  {
    ...{ offerId: 'card-make-up', shelf: 'cards', title: '补签卡', note: '补签当月漏签的一天', cost: 120 },
    prize: { is: 'item', item: 'makeUpCard', count: 1 },
    ...{ perWeek: null, maxPerMonth: 3 },
  },
  {
    ...{ offerId: 'card-wheel', shelf: 'cards', title: '转盘次数卡', note: '幸运转盘加转 1 次', cost: 90 },
    prize: { is: 'item', item: 'wheelTurn', count: 1 },
    ...{ perWeek: 300, maxPerMonth: 8 },
  },
];
