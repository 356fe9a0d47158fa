import { expect, test } from 'vitest';
import type { DepositLimit } from '#contract/protection/deposit-limit/calls.ts';
import { minor } from '#contract/units/money.ts';
import { isUsedUp, tightestLimit } from './deposit-limit.ts';

const limit = (period: DepositLimit['period'], remaining: number | null): DepositLimit => ({
  period,
  currency: 'CNY',
  amount: remaining === null ? null : minor(500_00),
  used: minor(0),
  left: remaining === null ? null : minor(remaining),
  pending: null,
});

test('[4.05] of several limits the tightest determines the rest', () => {
  const tightest = tightestLimit([limit('day', 300_00), limit('week', 80_00), limit('month', null)]);
  expect(tightest).toEqual({ period: 'week', left: 80_00n });
  expect(tightestLimit([limit('day', null)])).toBeNull();
});

test('[4.05] less than the smallest order is nothing left', () => {
  const limits = { min: minor(50_00), max: minor(1_000_00) };
  expect(isUsedUp({ period: 'day', left: minor(49_99) }, limits)).toBe(true);
  expect(isUsedUp({ period: 'day', left: minor(50_00) }, limits)).toBe(false);
  expect(isUsedUp(null, limits)).toBe(false);
});
