import type { NEWCOMER_TASKS, NewcomerClaim } from '#contract/activity/schema/kinds/newcomer.ts';
import type { ActivityPrizeWire } from '#contract/activity/schema/prize.ts';

type Row = { readonly needed: number; readonly prize: ActivityPrizeWire };

const coins = (count: number): ActivityPrizeWire => ({ is: 'coins', coins: String(count) });

/** Days from registration in which tasks count, and days after them in which they may be claimed. */
export const NEWCOMER_DAYS = 14;
export const NEWCOMER_CLAIM_DAYS = 3;

/** Requirement and prize of each task; minutes of watch, otherwise a number of times. */
export const NEWCOMER_ROWS: Readonly<Record<(typeof NEWCOMER_TASKS)[number], Row>> = {
  phone: { needed: 1, prize: coins(20) },
  withdrawPassword: { needed: 1, prize: coins(20) },
  follow: { needed: 1, prize: coins(20) },
  watch: { needed: 30, prize: coins(60) },
  limit: { needed: 1, prize: coins(80) },
  payee: { needed: 1, prize: coins(80) },
  bet: {
    needed: 1,
    prize: {
      is: 'coupon',
      kind: 'bonus',
      title: '新援彩金券',
      coins: '0',
      amount: '8.00',
      rate: 0,
      minAmount: '0.00',
      times: 1,
      termDays: 7,
      validDays: 7,
    },
  },
};

/** For all of them. */
export const NEWCOMER_COMPLETION_PRIZE: ActivityPrizeWire = coins(108);

/** Returns the prize of a claim. */
export const prizeOfClaim = (claim: NewcomerClaim): ActivityPrizeWire =>
  claim === 'whole' ? NEWCOMER_COMPLETION_PRIZE : NEWCOMER_ROWS[claim].prize;
