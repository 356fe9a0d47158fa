import type { Currency } from '#contract/units/money.ts';

/** What a birthday brings in each grade, from grade 0, in minor units: nothing below grade 2, and never less in a higher one. */
export const BIRTH_CASH: Readonly<Record<Currency, readonly bigint[]>> = {
  CNY: [0n, 0n, 18_00n, 38_00n, 58_00n, 88_00n, 188_00n, 388_00n, 588_00n, 888_00n, 1_888_00n],
  USDT: [0n, 0n, 2_50n, 5_00n, 8_00n, 12_00n, 26_00n, 54_00n, 82_00n, 124_00n, 262_00n],
};
