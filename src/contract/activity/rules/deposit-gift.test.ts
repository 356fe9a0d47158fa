import { expect, test } from 'vitest';
import { minor } from '#contract/units/money.ts';
import { depositGift } from './deposit-gift.ts';

const TERMS = {
  tiers: [
    { from: minor(100_00), rate: 1_000 },
    { from: minor(1_000_00), rate: 2_000 },
  ],
  most: minor(500_00),
  times: 6,
};

test.each([
  [99_99n, 0, 0n],
  [100_00n, 1_000, 10_00n],
  [999_99n, 1_000, 99_99n],
  [1_000_00n, 2_000, 200_00n],
  [2_500_00n, 2_000, 500_00n],
  [9_000_00n, 2_000, 500_00n],
])('[P.26] a deposit of %d earns %d per ten thousand, %d at most', (amount, rate, bonus) => {
  expect(depositGift(TERMS, amount)).toEqual({ rate, bonus, wagering: 6n * bonus });
});
