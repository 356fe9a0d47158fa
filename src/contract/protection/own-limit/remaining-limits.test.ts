import { expect, test } from 'vitest';
import { nearestPercent, passedLimit, remainingLimits, tightestLimit } from './remaining-limits.ts';
import type { OwnLimit } from './schema.ts';

const limit = (change: Partial<OwnLimit>): OwnLimit => ({
  kind: 'loss',
  period: 'day',
  unit: 'CNY',
  amount: 100_00n,
  used: 0n,
  left: 100_00n,
  opensAt: null,
  pending: null,
  ...change,
});

test('[P.16] the tightest of several limits is reported, and none if unset', () => {
  const week = limit({ period: 'week', left: 40_00n });
  const unset = limit({ kind: 'stake', amount: null, left: null });
  expect(tightestLimit(remainingLimits([limit({}), week, unset], ['loss', 'stake']))).toMatchObject({
    period: 'week',
    left: 40_00n,
  });
  expect(tightestLimit(remainingLimits([unset], ['loss', 'stake']))).toBeNull();
});

test('[P.06] usage of a limit is capped at a hundred per cent', () => {
  const near = limit({ used: 80_00n, left: 20_00n });
  const won = limit({ period: 'month', used: -50_00n, left: 150_00n });
  expect(nearestPercent(remainingLimits([won], ['loss']))).toBe(0);
  expect(nearestPercent(remainingLimits([near, won], ['loss']))).toBe(80);
});

test('[P.16] a stake equal to the remaining limit is allowed, no more', () => {
  const list = [limit({ left: 60_00n }), limit({ kind: 'single', period: 'each', left: 30_00n })];
  expect(passedLimit(list, { each: 30_00n, total: 60_00n })).toBeNull();
  expect(passedLimit(list, { each: 30_01n, total: 60_00n })).toMatchObject({ kind: 'single' });
  expect(passedLimit(list, { each: 30_00n, total: 60_01n })).toMatchObject({ kind: 'loss', left: 60_00n });
});
