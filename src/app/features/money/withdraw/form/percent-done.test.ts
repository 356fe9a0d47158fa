import { expect, test } from 'vitest';
import { minor } from '#contract/units/money.ts';
import { percentDone } from './percent-done.ts';

test.each([
  [0n, 0n, 100],
  [0n, 940_00n, 100],
  [940_00n, 940_00n, 0],
  [2_800_00n, 11_200_00n, 75],
  [1n, 11_200_00n, 99],
])('[7.15] with %d left of %d to stake %d percent is done', (left, total, percent) => {
  expect(percentDone({ wageringLeft: minor(left), wageringTotal: minor(total) })).toBe(percent);
});
