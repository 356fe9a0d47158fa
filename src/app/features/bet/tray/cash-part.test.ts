import { expect, test } from 'vitest';
import { minor } from '#contract/units/money.ts';
import { cashPart } from './cash-part.ts';

test('[3.10] a part pays its share of the quote, rounded down, and leaves the rest of the stake', () => {
  expect(cashPart(minor(147_25), minor(100_00), 40)).toEqual({ paid: 58_90n, kept: 60_00n });
  expect(cashPart(minor(33), minor(33), 50)).toEqual({ paid: 16n, kept: 17n });
  expect(cashPart(minor(147_25), minor(100_00), 100)).toEqual({ paid: 147_25n, kept: 0n });
});
