import { expect, test } from 'vitest';
import { Celebrations } from './goal-reached.tsx';

test('a reached goal is celebrated once, for six seconds in all', () => {
  const celebrations = new Celebrations();
  expect(celebrations.remainingMsOf('m-1 5', 0, 1_000)).toBe(6_000);
  expect(celebrations.remainingMsOf('m-1 5', 4_000, 5_000)).toBe(2_000);
  expect(celebrations.remainingMsOf('m-1 5', 7_000, 8_000)).toBe(0);
});

test('a goal reached more than thirty seconds ago is not celebrated', () => {
  expect(new Celebrations().remainingMsOf('m-1 5', 30_001, 0)).toBe(0);
});

test('celebrations that cannot be shown again are not stored', () => {
  const celebrations = new Celebrations();
  for (let goal = 0; goal < 500; goal += 1) celebrations.remainingMsOf(`m-1 ${goal}`, 0, goal * 10_000);
  expect(celebrations.size).toBeLessThan(6);
});
