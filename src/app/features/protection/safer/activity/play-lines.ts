import type { PlayDay } from '#contract/play/play-report/calls.ts';
import type { DayText } from '#contract/units/day-text.ts';
import { type Minor, minor } from '#contract/units/money.ts';
import { type DaySpan, lineStart, linesOf, type PlayStep } from './play-span.ts';

/** Totals of a line of the figures; minor units, and minutes. */
export type PlaySums = {
  readonly deposits: Minor;
  readonly withdrawals: Minor;
  /** Deposits less withdrawals. */
  readonly netDeposit: Minor;
  readonly bets: number;
  readonly staked: Minor;
  readonly returned: Minor;
  /** Returns less stakes: below nothing is lost. */
  readonly net: Minor;
  readonly minutes: number;
  /** Bonus money that became the member's own, apart from what was staked and returned. */
  readonly bonus: Minor;
  /** Days with bets, rounds or time on them. */
  readonly daysPlayed: number;
};
export type PlayLine = PlaySums & { readonly day: DayText };

const total = (days: readonly PlayDay[], of: (day: PlayDay) => bigint): Minor =>
  minor(days.reduce((sum, day) => sum + of(day), 0n));

/** Returns the totals of several days. */
export function sumsOf(days: readonly PlayDay[]): PlaySums {
  return {
    deposits: total(days, ({ deposits }) => deposits),
    withdrawals: total(days, ({ withdrawals }) => withdrawals),
    netDeposit: total(days, ({ deposits, withdrawals }) => deposits - withdrawals),
    bets: days.reduce((sum, { bets }) => sum + bets, 0),
    staked: total(days, ({ staked }) => staked),
    returned: total(days, ({ returned }) => returned),
    net: total(days, ({ staked, returned }) => returned - staked),
    minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
    bonus: total(days, ({ bonus }) => bonus),
    daysPlayed: days.filter(({ bets, minutes }) => bets > 0 || minutes > 0).length,
  };
}

/** A line for every day, week or month of a span, the oldest first, those without anything too. */
export function playLines(step: PlayStep, span: DaySpan, days: readonly PlayDay[]): readonly PlayLine[] {
  const byLine = Map.groupBy(days, ({ day }) => lineStart(step, day));
  return linesOf(step, span).map((day) => ({ day, ...sumsOf(byLine.get(day) ?? []) }));
}
