import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exchangedAmount } from './exchange-amount.ts';

const RATE = { buy: '7.1920', sell: '7.1680' };

test('[1.05] yuan and USDT convert at their own rates, rounded down', () => {
  expect(exchangedAmount('CNY', 719_20n, RATE)).toBe(100_00n);
  expect(exchangedAmount('CNY', 719_19n, RATE)).toBe(99_99n);
  expect(exchangedAmount('USDT', 100_00n, RATE)).toBe(716_80n);
});

test('[1.05] to and fro never brings more than there was', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), (amount) => {
      const there = exchangedAmount('CNY', amount, RATE) ?? 0n;
      expect(exchangedAmount('USDT', there, RATE)).toBeLessThanOrEqual(amount);
    }),
  );
});

test.each(['', '7', '7.19', '0.0000', '-7.1920', '7.1920 '])('[1.05] %j is no rate', (buy) =>
  expect(exchangedAmount('CNY', 100n, { ...RATE, buy })).toBeNull(),
);
