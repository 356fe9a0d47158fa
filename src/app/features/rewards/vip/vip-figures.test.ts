import { expect, test } from 'vitest';
import { shortYuan } from './vip-figures.ts';

test.each([
  [180_000_000n, '180万'],
  [1_800_000_000n, '1,800万'],
  [15_000_00n, '1.5万'],
  [15_500_00n, '15,500'],
  [4_500_00n, '4,500'],
  [1_10n, '1.10'],
  [0n, '0'],
])('an amount of %d minor units is written %s', (amount, text) => expect(shortYuan(amount)).toBe(text));
