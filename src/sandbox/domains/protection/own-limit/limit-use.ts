import type { LimitPeriod, OwnLimitKind } from '#contract/protection/own-limit/constants.ts';
import { limitWindow } from '#contract/protection/own-limit/limit-window.ts';
import type { LimitUnit } from '#contract/protection/own-limit/schema.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import type { PlaySums } from './play-sums.ts';

type Ports = {
  readonly sums: PlaySums;
  /** Played on a day of the site's calendar, ms. */
  playedOn(userId: string, day: string): number;
};

/** Used part of a limit’s window. */
export type Used = (
  userId: string,
  limit: { readonly kind: OwnLimitKind; readonly period: LimitPeriod; readonly unit: LimitUnit },
  now: number,
) => bigint;

/** Returns the used part of a limit, in its unit, from stakes, purchases, gifts and play time in its window [P.16]. */
export const limitUse =
  ({ sums, playedOn }: Ports): Used =>
  (userId, { kind, period, unit }, now) => {
    const { from, until } = limitWindow(period, now);
    if (kind === 'time') return BigInt(Math.floor(playedOn(userId, siteDayOf(now)) / MINUTE_MS));
    if (kind === 'gift') return sums.given(userId, from, until);
    if (kind === 'single' || unit === 'COIN' || unit === 'MINUTE') return 0n;
    const { staked, returned } = sums.played(userId, from, until, unit);
    return kind === 'stake'
      ? staked + sums.pooled(userId, from, until, unit)
      : staked - returned + sums.spentOnCoins(userId, from, until, unit);
  };
