import type { PromotionWire } from '#contract/rewards/promotion/schema.ts';
import { CURRENCIES } from '#sandbox/base/tables/currencies.table.ts';

const YUAN = CURRENCIES.CNY;

/** Window of a promotion: always, or from Friday 18:00 to Sunday 24:00 in Beijing. */
type Window = 'always' | 'weekend';

/** Promotion independent of member and time. `param` is the site’s parameter that switches it on. */
export type PromotionPlan = Omit<PromotionWire, 'from' | 'until' | 'standing'> & {
  readonly param: string;
  readonly window: Window;
  /** Eligibility: a member’s first deposit, members who have deposited, or all members. */
  readonly for: 'first' | 'later' | 'all';
};

const ABANDONING = '不想要了，可以随时在福利中心放弃：只收回彩金，本金和已有的输赢不受影响。';
const PAYING_OUT = `流水完成前本金随时可以${YUAN.withdrawWord}，但任一币种${YUAN.withdrawWord}都会收回彩金，不再恢复。`;
const COUNTED =
  '体育、电竞和游戏都按有效投注计入，即每注输赢金额与投注额中较小的一个；走盘、取消和兑现的部分不计入。';

const none = { coins: '0', couponDays: 0 } as const;

/** Promotions of the sites, where enabled by their parameters. */
export const PROMOTIONS: readonly PromotionPlan[] = [
  {
    promotionId: 'first-10',
    kind: 'deposit',
    param: 'first_deposit_bonus',
    window: 'always',
    for: 'first',
    title: '首存加赠 10%',
    text: `首笔充值满 100 ${YUAN.unitWord}可选，最多加赠 188 ${YUAN.unitWord}`,
    tint: 'green',
    picture: 'ticket',
    rate: 1_000,
    maxAmount: '188.00',
    minAmount: '100.00',
    times: 5,
    termDays: 30,
    ...none,
    period: 'once',
    steps: [
      '第一次充值时，在“可用优惠”里选择本活动。',
      '到账后彩金自动入账，流水开始计算。',
      COUNTED,
      PAYING_OUT,
      ABANDONING,
    ],
  },
  {
    promotionId: 'again-8',
    kind: 'deposit',
    param: 'again_deposit_bonus',
    window: 'always',
    for: 'later',
    title: '续存每日 8%',
    text: `单笔 500 ${YUAN.unitWord}起，每天一次，最多加赠 888 ${YUAN.unitWord}`,
    tint: 'blue',
    picture: 'chart',
    rate: 800,
    maxAmount: '888.00',
    minAmount: '500.00',
    times: 5,
    termDays: 14,
    ...none,
    period: 'day',
    steps: [
      '充过值之后，每天可以在“可用优惠”里选择一次本活动，按北京时间计。',
      '到账后彩金自动入账；如果已有一笔彩金在进行，这一笔排在后面。',
      COUNTED,
      PAYING_OUT,
      ABANDONING,
    ],
  },
  {
    promotionId: 'weekend-coins',
    kind: 'coins',
    param: 'weekend_coins',
    window: 'weekend',
    for: 'all',
    title: '周末送 20 金币',
    text: '周五 18:00 到周日可以领一张金币券，送给喜欢的主播',
    tint: 'sand',
    picture: 'ball',
    rate: 0,
    maxAmount: '0.00',
    minAmount: '0.00',
    times: 0,
    termDays: 0,
    coins: '20',
    couponDays: 3,
    period: 'window',
    steps: [
      '周五 18:00 到周日 24:00（北京时间）可以领一张，每个周末一次。',
      '券放在福利中心，3 天内使用，金币立即到账，过期作废。',
      `金币可用于送礼物、竞猜和补签卡，不可${YUAN.withdrawWord}。`,
    ],
  },
];

/** Returns a promotion by its id, regardless of the site’s parameters; null for none. */
export const promotionPlan = (promotionId: string): PromotionPlan | null =>
  PROMOTIONS.find((plan) => plan.promotionId === promotionId) ?? null;
