import { expect, test } from 'vitest';
import { minutesSpoken, remainingShare } from './remaining-time.ts';

const MINUTE = 60_000;

test('the time left is announced at five minutes, one, and the end', () => {
  expect([6, 5, 3, 1, 0.5, 0, -1].map((minutes) => minutesSpoken(minutes * MINUTE))).toEqual([
    null,
    5,
    5,
    1,
    1,
    0,
    0,
  ]);
});

test('the share left is between 0 and 1 for any clock', () => {
  expect(remainingShare(0, 100, 25)).toBe(0.75);
  expect(remainingShare(0, 100, -50)).toBe(1);
  expect(remainingShare(0, 100, 150)).toBe(0);
  expect(remainingShare(100, 100, 50)).toBe(0);
});
