import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cashedOutStake, cashedOutValue } from './cash-out.ts';

test('[3.10] a partial cash-out pays for exactly its stake, rounded down', () => {
  const part = { openStake: 10_09n, percent: 9 };
  expect(cashedOutStake(part)).toEqual({ taken: 90n, remaining: 9_19n });
  expect(cashedOutValue(191_71n, part)).toBe(17_10n);
});

test('[3.10] parts cashed out one after another never bring more than the whole', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 12n });
  fc.assert(
    fc.property(amount, amount, fc.array(fc.integer({ min: 1, max: 100 })), (value, stake, percents) => {
      let [openStake, remainingValue, paid] = [stake, value, 0n];
      for (const percent of percents) {
        if (openStake === 0n) break;
        const now = cashedOutValue(remainingValue, { openStake, percent });
        remainingValue -= now;
        paid += now;
        openStake = cashedOutStake({ openStake, percent }).remaining;
      }
      expect(paid).toBeLessThanOrEqual(value);
      if (openStake === 0n) expect(paid).toBe(value);
    }),
  );
});
