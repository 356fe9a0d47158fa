import { DAY_MS, MINUTE_MS } from '#contract/units/durations.ts';
import type { Currency } from '#contract/units/money.ts';
import { minor, minorFromText } from '#contract/units/money.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import type { PlayReports } from '#sandbox/domains/play/play-report/play-report.ts';

/** A member's own figures of the last seven days, today's included; minor units. */
export type WeekFigures = {
  readonly currency: Currency;
  readonly deposits: bigint;
  readonly staked: bigint;
  readonly net: bigint;
  readonly playedMs: number;
};

const amountOf = (text: string): bigint => minorFromText(text) ?? minor(0);

/** The figures of the currency that was staked in most; yuan where there are none. */
export function weekFigures(reports: PlayReports, userId: string, now: number): WeekFigures {
  const today = siteDayOf(now);
  const from = siteDayOf(siteDayStart(today) - 6 * DAY_MS);
  const [first, second] = (['CNY', 'USDT'] as const).map((currency): WeekFigures => {
    const { days } = reports.of(userId, currency, from, today);
    const sum = (of: (day: (typeof days)[number]) => bigint) => days.reduce((all, day) => all + of(day), 0n);
    return {
      currency,
      deposits: sum(({ deposits }) => amountOf(deposits)),
      staked: sum(({ staked }) => amountOf(staked)),
      net: sum(({ staked, returned }) => amountOf(returned) - amountOf(staked)),
      playedMs: days.reduce((all, { minutes }) => all + minutes * MINUTE_MS, 0),
    };
  });
  const none = { currency: 'CNY', deposits: 0n, staked: 0n, net: 0n, playedMs: 0 } as const;
  return (second?.staked ?? 0n) > (first?.staked ?? 0n) ? (second ?? none) : (first ?? none);
}
