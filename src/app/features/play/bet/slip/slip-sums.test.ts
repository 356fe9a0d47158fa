import { expect, test } from 'vitest';
import { combinedOdds } from '../legs/combined-odds.ts';
import { systemReturns } from './slip-sums.tsx';

test.each([
  [['1.42', '2.00', '1.95'], '5.538'],
  [['1.333', '1.333', '1.333'], '2.368'],
  [['1.42'], '1.420'],
  [[], '1.000'],
])('[3.10] prices together are cut after three decimals, never rounded: %s', (odds, together) => {
  expect(combinedOdds(odds)).toBe(together);
});

test('[3.10] two of three returns a range, and three hits return all', () => {
  const system = { stake: 50_00n, size: 2, cap: 500_000_00n };
  expect(systemReturns(system, ['1.42', '2.00', '1.95'])).toEqual([
    { hits: 2, least: 138_45n, most: 195_00n },
    { hits: 3, least: 475_45n, most: 475_45n },
  ]);
});

test('[3.10] a system returns no more than the highest payout of a bet', () => {
  const system = { stake: 50_00n, size: 2, cap: 300_00n };
  expect(systemReturns(system, ['1.42', '2.00', '1.95']).at(-1)).toEqual({
    hits: 3,
    least: 300_00n,
    most: 300_00n,
  });
});
