import type { Currency } from '#contract/units/money.ts';
import type { TitleRules } from './engine.ts';

/** Allowed stakes of a round, minor units, the least first; each is divisible by twenty lines. */
export const STAKES: Readonly<Record<Currency, readonly [bigint, ...bigint[]]>> = {
  CNY: [5_00n, 10_00n, 20_00n, 50_00n, 100_00n, 200_00n],
  USDT: [1_00n, 2_00n, 5_00n, 10_00n, 20_00n, 50_00n],
};

/** Limits of one bet at a shared table, minor units; each stake is a multiple of the smallest. */
export const TABLE_STAKES: Readonly<Record<Currency, { readonly least: bigint; readonly most: bigint }>> = {
  CNY: { least: 2_00n, most: 2_000_00n },
  USDT: { least: 1_00n, most: 300_00n },
};

/** Returns the smallest stake of a game, minor units: of a bet at a shared table, or of a round. */
export const leastStake = ({ table }: TitleRules, currency: Currency): bigint =>
  table ? TABLE_STAKES[currency].least : STAKES[currency][0];
