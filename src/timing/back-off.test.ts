import { expect, test, vi } from 'vitest';
import { backOff } from './back-off.ts';

const waits = (policy: Parameters<typeof backOff>[0], random?: () => number) =>
  [1, 2, 3, 4, 5, 500].map((failures) => backOff(policy, failures, random));

test('each failure in a row doubles the wait, up to the longest', () => {
  expect(waits({ first: 1_000, longest: 10_000 })).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
});

test('the drawn share of a wait is drawn, the rest is certain', () => {
  const half = { first: 1_000, longest: 4_000, drawn: 0.5 };
  expect(waits(half, () => 0)).toEqual([500, 1_000, 2_000, 2_000, 2_000, 2_000]);
  expect(waits(half, () => 0.5)).toEqual([750, 1_500, 3_000, 3_000, 3_000, 3_000]);
  expect(waits({ ...half, drawn: 1 }, () => 0)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('a policy that draws nothing needs no random number', () => {
  const random = vi.fn(() => 0);
  expect(backOff({ first: 1_000, longest: 4_000 }, 1, random)).toBe(1_000);
  expect(random).not.toHaveBeenCalled();
});

test('a jittered back-off without a random source is the full back-off', () => {
  expect(backOff({ first: 1_000, longest: 4_000, drawn: 0.5 }, 1)).toBe(1_000);
});
