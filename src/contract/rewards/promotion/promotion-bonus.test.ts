import { expect, test } from 'vitest';
import { minor } from '#contract/units/money.ts';
import { promotionBonus } from './promotion-bonus.ts';

const TERMS = { bonusRate: 1_000, bonusMax: minor(50_00), wagering: 8 };

test.each([
  [100_00, 10_00],
  [499_99, 49_99],
  [500_00, 50_00],
  [9_000_00, 50_00],
])('[P.26] a deposit of %d gives a bonus of %d, which alone is wagered', (amount, bonus) => {
  expect(promotionBonus(minor(amount), TERMS)).toEqual({ bonus: minor(bonus), wagering: minor(8 * bonus) });
});
