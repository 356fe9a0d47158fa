import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from '#contract/units/money.ts';
import { assetShares } from './balance-card.tsx';

const sharesOf = (centre: bigint, venues: bigint, treasury: bigint) =>
  assetShares({
    currency: 'CNY',
    total: minor(centre + venues + treasury),
    centre: minor(centre),
    treasury: minor(treasury),
    venues: [],
  });

test('[3.05] shares add up to the total, to the cent', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 12n });
  fc.assert(
    fc.property(cents, cents, cents, (centre, venues, treasury) => {
      const shares = sharesOf(centre, venues, treasury);
      expect(shares.map(({ amount }) => amount)).toEqual([centre, venues, treasury]);
      expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBeLessThanOrEqual(100);
    }),
  );
});

test('[3.05] an empty total has no shares', () => {
  expect(sharesOf(0n, 0n, 0n).map(({ percent }) => percent)).toEqual([0, 0, 0]);
});
