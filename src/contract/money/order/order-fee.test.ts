import { expect, test } from 'vitest';
import { minor } from '#contract/units/money.ts';
import { withdrawalFee } from './order-fee.ts';

test.each([
  [100_00, 50, 50],
  [100_01, 50, 51],
  [1, 1, 1],
  [199, 100, 2],
  [200, 100, 2],
])('[4.05] a withdrawal of %d at %d hundredths of a percent costs %d', (amount, feeRate, fee) => {
  expect(withdrawalFee(minor(amount), { freeLeft: 0, feeRate })).toBe(minor(fee));
});

test('[4.05] a withdrawal that is free today costs nothing', () => {
  expect(withdrawalFee(minor(100_01), { freeLeft: 1, feeRate: 50 })).toBe(minor(0));
});
