import { expect, test } from 'vitest';
import { coins } from '#contract/units/money.ts';
import { fullness, shareOf } from './gift-goal-bar.tsx';

test.each([
  { mine: 1_200, raised: 10_000, share: 12 },
  { mine: 10_000, raised: 10_000, share: 100 },
  { mine: 9_999, raised: 10_000, share: 99 },
  { mine: 1, raised: 10_000, share: 0 },
  { mine: 0, raised: 10_000, share: null },
  { mine: 0, raised: 0, share: null },
  { mine: null, raised: 10_000, share: null },
])('$mine of $raised coins are $share %', ({ mine, raised, share }) => {
  expect(shareOf({ mine: mine === null ? null : coins(mine), raised: coins(raised) })).toBe(share);
});

test('the bar is full with the last coin, not before', () => {
  expect(fullness({ raised: coins(9_999), target: coins(10_000) })).toBe(99);
  expect(fullness({ raised: coins(10_000), target: coins(10_000) })).toBe(100);
  expect(fullness({ raised: coins(25_000), target: coins(10_000) })).toBe(100);
});
