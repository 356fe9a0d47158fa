import type { LotteryMethod } from '#contract/activity/schema/kinds/lottery.ts';
import type { ActivityPrizeWire } from '#contract/activity/schema/prize.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';

/** Time of draw 1: Saturday, 3 January 2026, at 20:00 in Beijing; there is one each week. */
const FIRST_DRAW_AT = Date.parse('2026-01-03T20:00:00+08:00');
const WEEK_MS = 7 * DAY_MS;
/** Time before a draw without ticket sales, ms. */
const CLOSED_BEFORE_MS = 30 * MINUTE_MS;

/** The times of a draw by its number; epoch ms. */
export const drawTimes = (drawNo: number) => {
  const drawAt = FIRST_DRAW_AT + (drawNo - 1) * WEEK_MS;
  return { openAt: drawAt - WEEK_MS, closeAt: drawAt - CLOSED_BEFORE_MS, drawAt };
};

/** Returns the number of the next draw at a time, by the calendar. */
export const drawNoAt = (at: number): number => Math.max(1, Math.floor((at - FIRST_DRAW_AT) / WEEK_MS) + 2);

const yuan = (amount: string, termDays: number): ActivityPrizeWire => ({
  is: 'bonus',
  currency: 'CNY',
  amount,
  times: 1,
  termDays,
});
const coins = (count: number): ActivityPrizeWire => ({ is: 'coins', coins: String(count) });

/** One rank of a draw's prizes, with the number of its winning tickets. */
export type LotteryRankRow = {
  readonly rank: number;
  readonly count: number;
  readonly prize: ActivityPrizeWire;
};

/** Prizes of a draw, the highest first, until an operator sets more. */
export const LOTTERY_RANKS: readonly LotteryRankRow[] = [
  { rank: 1, count: 1, prize: yuan('888.00', 30) },
  { rank: 2, count: 3, prize: yuan('188.00', 30) },
  { rank: 3, count: 10, prize: yuan('18.00', 7) },
  { rank: 4, count: 50, prize: coins(188) },
  { rank: 5, count: 200, prize: coins(18) },
];

/** Tickets in all that win something. */
export const winnersIn = (prizeRanks: readonly LotteryRankRow[]): number =>
  prizeRanks.reduce((sum, { count }) => sum + count, 0);

/** The rank of the n-th ticket that was drawn, from 0. */
export function rankOf(index: number, prizeRanks: readonly LotteryRankRow[]): number {
  let before = 0;
  for (const { rank, count } of prizeRanks) {
    before += count;
    if (index < before) return rank;
  }
  return prizeRanks.length;
}

/** Rules for earning a ticket: the amount of an act, in the unit of the act, and the maximum number of tickets in a draw. */
export const LOTTERY_METHOD_RULES: Readonly<
  Record<LotteryMethod, { readonly each: number; readonly max: number }>
> = {
  bet: { each: 500_00, max: 5 },
  deposit: { each: 500_00, max: 3 },
  gift: { each: 100, max: 3 },
  watch: { each: 30, max: 5 },
  chat: { each: 5, max: 2 },
  signIn: { each: 4, max: 1 },
  guess: { each: 1, max: 1 },
};

/** Most tickets of one member in one draw. */
export const LOTTERY_TICKETS_MAX = Object.values(LOTTERY_METHOD_RULES).reduce((sum, { max }) => sum + max, 0);

/** Number of tickets that the crowd takes over the time of a draw, evenly. */
export const LOTTERY_CROWD = 1_800;
/** Interval at which the length of the list is recorded, ms. */
export const GROWTH_EVERY_MS = HOUR_MS;
/** Draws before the first one that a new world shows. */
export const LOTTERY_PAST = 3;
