import { expect, test } from 'vitest';
import { commissionOf } from './commission.ts';

/** The commissions of months one after another. */
const commissions = (months: readonly (readonly [base: bigint, percent: number])[]) => {
  let carried = 0n;
  return months.map(([base, percent]) => {
    const { commission, carry } = commissionOf({ base, carried, percent });
    carried = carry;
    return commission;
  });
};

test('[6.04] a negative month is offset by the next ones before they pay', () => {
  expect(
    commissions([
      [-16_500_00n, 40],
      [24_300_00n, 40],
      [1_000_00n, 40],
    ]),
  ).toEqual([0n, 3_120_00n, 400_00n]);
});

test('[6.04] the base is carried over, fractions of a cent are dropped', () => {
  expect(
    commissions([
      [-100_00n, 20],
      [100_00n, 40],
      [99n, 25],
    ]),
  ).toEqual([0n, 0n, 24n]);
});
