import { expect, test } from 'vitest';
import { createAdaptiveTimeout } from './adaptive-timeout.ts';

const RECENT = 150;

/** Returns the patience with a core that has responded a number of times, each time at once. */
function answered(deaths: number, answers: number): number {
  const patience = createAdaptiveTimeout();
  for (let death = 0; death < deaths; death += 1) patience.disappoint();
  for (let answer = 0; answer < answers; answer += 1) patience.note(1);
  return patience.ms;
}

test('each death doubles the patience with the next core', () => {
  expect([0, 1, 2, 3].map((deaths) => answered(deaths, RECENT - 1))).toEqual([1_000, 2_000, 4_000, 5_000]);
});

test('a core that has responded for a minute resets the deaths', () => {
  expect(answered(3, RECENT)).toBe(1_000);
});
