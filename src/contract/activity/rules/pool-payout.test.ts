import fc from 'fast-check';
import { expect, test } from 'vitest';
import { poolPayout } from './pool-payout.ts';

const on = (answer: string, amount: number) => ({ answer, amount: BigInt(amount) });
const paid = (
  stakes: readonly { answer: string; amount: bigint }[],
  answer: string | null,
  feePermille = 50,
) => {
  const { parts, fee, refund } = poolPayout(stakes, answer, feePermille);
  return { parts: parts.map(Number), fee: Number(fee), refund };
};

test('[1.03] pools are paid as the published examples are', () => {
  expect(paid([on('h', 100), on('h', 50), on('a', 70)], 'h')).toEqual({
    parts: [139, 70, 0],
    fee: 11,
    refund: null,
  });
  expect(paid([on('h', 1), on('h', 1), on('h', 1), on('a', 1)], 'h', 0).parts).toEqual([2, 1, 1, 0]);
  expect(paid([on('h', 1_000), on('a', 10)], 'h')).toEqual({ parts: [1_000, 0], fee: 10, refund: null });
});

test('[1.03] a one-sided pool, no winners and a void match refund every stake', () => {
  const both = [on('h', 100), on('a', 70)];
  expect(paid([on('h', 100), on('h', 7)], 'h')).toEqual({ parts: [100, 7], fee: 0, refund: 'oneSided' });
  expect(paid(both, 'd')).toEqual({ parts: [100, 70], fee: 0, refund: 'nobodyRight' });
  expect(paid(both, null)).toEqual({ parts: [100, 70], fee: 0, refund: 'void' });
  expect(paid([], 'h').parts).toEqual([]);
});

test('[1.03] a pool is fully paid or retained, and losing stakes get nothing', () => {
  const stakes = fc.array(
    fc.record({ answer: fc.constantFrom('h', 'd', 'a'), amount: fc.bigInt({ min: 1n, max: 5_000n }) }),
    { minLength: 1, maxLength: 40 },
  );
  fc.assert(
    fc.property(
      stakes,
      fc.constantFrom('h', 'd', null),
      fc.integer({ min: 0, max: 200 }),
      (list, answer, feePermille) => {
        const { parts, fee, refund } = poolPayout(list, answer, feePermille);
        const gross = list.reduce((sum, { amount }) => sum + amount, 0n);
        expect(parts.reduce((sum, part) => sum + part, fee)).toBe(gross);
        list.forEach((stake, index) => {
          const part = parts[index] ?? 0n;
          if (refund) expect(part).toBe(stake.amount);
          else if (stake.answer === answer) expect(part).toBeGreaterThanOrEqual(stake.amount);
          else expect(part).toBe(0n);
        });
      },
    ),
  );
});
