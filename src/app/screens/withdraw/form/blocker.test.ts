import { expect, test } from 'vitest';
import { minor } from '#contract/units/money.ts';
import { blockerOf } from './blocker.ts';

const idle = { open: [], verifying: [], notMade: [] };
const free = { prompt: { wageringLeft: minor(0) }, going: idle, speed: null, verb: '提现' };

test('[4.05] nothing stands in the way of a first withdrawal, wagering that is left does', () => {
  expect(blockerOf(free)).toBeNull();
  expect(blockerOf({ ...free, prompt: { wageringLeft: minor(1) } })).toBe('完成流水后才能提现');
});
