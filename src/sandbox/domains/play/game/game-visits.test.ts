import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { createGameVisits } from './game-visits.ts';

/** 2026-06-12 22:00 in Beijing. */
const EVENING = 1_781_272_800_000;
const NAMES = ['夜场灯光', '十二码', '主客九点', '锦鲤祥云'];

test('[9.01] a count changes by the visits that begin and end', () => {
  const visits = createGameVisits();
  for (const name of NAMES) {
    const counts = Array.from({ length: 600 }, (_, second) => visits.countAt(name, EVENING + second * 1_000));
    expect(Math.max(...counts)).toBeGreaterThan(0);
    for (const [index, count] of counts.entries()) {
      const before = counts[index - 1] ?? count;
      expect(Math.abs(count - before)).toBeLessThan(8);
    }
  }
});

test('counts of past hours are the same at each call', () => {
  const [first, second] = [createGameVisits(), createGameVisits()];
  for (let hour = 0; hour < 30; hour += 1) {
    const at = EVENING - hour * HOUR_MS + MINUTE_MS;
    expect(second.countAt('十二码', at)).toBe(first.countAt('十二码', at));
  }
});
