import type { ActivityPrizeWire } from '#contract/activity/schema/prize.ts';

const coins = (count: number): ActivityPrizeWire => ({ is: 'coins', coins: String(count) });

/** Prizes of a date by its day of the week, from Monday; a day made up later gives the prize of its date. */
export const DAY_PRIZES: readonly ActivityPrizeWire[] = [12, 14, 16, 18, 28, 8, 10].map(coins);

/**
 * Prizes for a number of signed days in a month, including those made up. Claimable until the end of the third of the next
 * month.
 */
export const MILESTONES: readonly { readonly days: number; readonly prize: ActivityPrizeWire }[] = [
  { days: 7, prize: coins(88) },
  { days: 14, prize: { is: 'item', item: 'makeUpCard', count: 1 } },
  { days: 21, prize: { is: 'bonus', currency: 'CNY', amount: '18.00', times: 1, termDays: 14 } },
  { days: 28, prize: coins(288) },
];

/** Day of the next month from which a milestone can no longer be taken. */
export const MILESTONE_END_DAY = 4;

/** Number of consecutive days, signed on their own date, for each run prize. */
export const RUN_DAYS = 7;
export const RUN_PRIZE: ActivityPrizeWire = coins(58);

/** Points of one visit. */
export const VISIT_POINTS = 5;

/** A card in coins, and how many a member may buy in a month. */
export const CARD_PRICE = 188n;
export const CARDS_PER_MONTH = 3;
