import type { PlayDay } from '#contract/play/play-report/calls.ts';
import type { DayText } from '#contract/units/day-text.ts';
import { type Minor, minor } from '#contract/units/money.ts';
import { type DaySpan, lineStart, linesOf, type PlayStep } from './play-span.ts';
import { t } from './texts.ts';

const TEN_THOUSAND = 10_000;

/** An axis of money, whole yuan: `600`, `−1.2万`. */
export function shortAmount(major: number): string {
  const size = Math.abs(major);
  const text =
    size >= TEN_THOUSAND
      ? t('playReport.tenThousands', { n: Number((size / TEN_THOUSAND).toFixed(1)) })
      : String(Math.round(size));
  return major < 0 ? `−${text}` : text;
}

/** A length of time as hours and minutes: `6:58`. */
export const hoursText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** Returns the label under a bar: the day of the month, month and day, or the month. */
export function markOf(step: PlayStep, day: DayText): string {
  if (step === 'day') return String(Number(day.slice(8)));
  return step === 'week' ? day.slice(5) : day.slice(2, 7);
}

/** The name of a line: a day, the week that begins on one, a month. */
export function lineName(step: PlayStep, day: DayText): string {
  if (step === 'day') return day;
  return step === 'week'
    ? t('playReport.weekOf', { from: day })
    : t('playReport.monthOf', { month: day.slice(0, 7) });
}

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
