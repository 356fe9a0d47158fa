import * as v from 'valibot';
import { coinsField, currencyField, minorField } from '#contract/fields/fields.ts';
import { COUPON_KINDS } from '#contract/rewards/coupon/states.table.ts';

/** Countable items of a member: make-up cards of the check-in calendar, turns of the wheel, tickets of the draw. */
export const ACTIVITY_ITEMS = ['makeUpCard', 'wheelTurn', 'lotteryTicket'] as const;
export type ActivityItem = (typeof ACTIVITY_ITEMS)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Coins of a prize. */
const coins = v.object({ is: v.literal('coins'), coins: coinsField });
/** Bonus with a wagering requirement as a multiple; no amount is reserved before the member claims it. */
const bonus = v.object({
  is: v.literal('bonus'),
  currency: currencyField,
  amount: minorField,
  /** Wagering in multiples of the amount, and the days there are for it. */
  times: v.number(),
  termDays: v.number(),
});
const coupon = v.object({
  is: v.literal('coupon'),
  kind: v.picklist(COUPON_KINDS),
  title: v.string(),
  /** For kind coins. */
  coins: coinsField,
  /** For kind bonus; for kind deposit the maximum. */
  amount: minorField,
  /** For kind deposit, in hundredths of a percent; and the minimum deposit. */
  rate: v.pipe(v.number(), v.integer()),
  minAmount: minorField,
  times: v.number(),
  termDays: v.number(),
  /** Days of validity from the time it is granted. */
  validDays: count,
});
const item = v.object({ is: v.literal('item'), item: v.picklist(ACTIVITY_ITEMS), count });
/** A higher rate of the treasury for some days, from the midnight after. */
const rate = v.object({ is: v.literal('rate'), extra: count, days: count });
const points = v.object({ is: v.literal('points'), points: count });
/** A thing that is sent to an address. */
const goods = v.object({ is: v.literal('goods'), goodsId: v.string(), title: v.string() });

/** Prize of an activity, decided by the platform; none where a draw gave no prize. */
export const ActivityPrize = v.variant('is', [
  coins,
  bonus,
  coupon,
  item,
  points,
  rate,
  goods,
  v.object({ is: v.literal('none') }),
]);
export type ActivityPrize = v.InferOutput<typeof ActivityPrize>;
export type ActivityPrizeWire = v.InferInput<typeof ActivityPrize>;
