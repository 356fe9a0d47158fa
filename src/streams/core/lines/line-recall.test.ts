import { expect, test } from 'vitest';
import { serverTime } from '#contract/units/time.ts';
import { afterFailure, afterSuccess, costOf, isOpen, UNTRIED } from './line-health.ts';
import { recalled, remembered } from './line-recall.ts';

/** A core that started `age` ms before the moment `now` of the server. */
const clockAt = (now: number, age: number) => ({ now: () => serverTime(now), mono: () => age });

test('[8.16] the next core restores quarantine and cost of a line', () => {
  const bad = afterFailure(afterSuccess(UNTRIED, 0, 200), 1_000, 1);
  const memory = remembered(3, new Map([['a', bad]]), clockAt(50_000, 1_000));
  const [entry] = recalled(memory, clockAt(50_500, 7));
  const health = entry?.[1] ?? UNTRIED;
  expect(memory.errorCount).toBe(3);
  expect(isOpen(health, 7)).toBe(isOpen(bad, 1_500));
  expect(isOpen(health, 7 + 2_000)).toBe(false);
  expect(costOf(health, 7)).toBeCloseTo(costOf(bad, 1_500));
});

test('a quarantine stored under a wrong clock ends within a minute', () => {
  const bad = afterFailure(UNTRIED, 0, 1);
  const memory = remembered(1, new Map([['a', bad]]), clockAt(9_000_000, 0));
  const [entry] = recalled(memory, clockAt(1_000, 0));
  expect(isOpen(entry?.[1] ?? UNTRIED, 60_001)).toBe(false);
});

test('a failure stored under a fast clock counts as current', () => {
  const bad = afterFailure(UNTRIED, 0, 1);
  const memory = remembered(1, new Map([['a', bad]]), clockAt(9_000_000, 0));
  const [entry] = recalled(memory, clockAt(1_000, 0));
  expect(costOf(entry?.[1] ?? UNTRIED, 0)).toBe(costOf(bad, 0));
});
