import { expect, test } from 'vitest';
import { mineText } from './mine-text.ts';

const locked = (why: 'late' | 'region' | 'usedUp') => ({ is: 'locked', why, until: null }) as const;

test.each([
  ['newcomer', 'late', '仅限新会员'],
  ['firstDeposit', 'late', '仅限新会员'],
  ['breakout', 'late', '未开放'],
  ['wheel', 'region', '本站不开放'],
  ['wheel', 'usedUp', '今天已参加'],
  ['luxuryGift', 'usedUp', '已选'],
] as const)('[1.03] %s that is closed as %s shows %s', (kind, lock, text) => {
  expect(mineText({ kind, mine: locked(lock) })).toBe(text);
});
