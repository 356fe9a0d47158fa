import { expect, test } from 'vitest';
import { createLatencyWindow } from './figures.ts';

test('the percentiles are of the last minute, by nearest rank', () => {
  const window = createLatencyWindow();
  expect(window.read(0)).toEqual({ count: 0, p50Ms: null, p99Ms: null });
  window.note(9_000, 0);
  for (let ms = 1; ms <= 100; ms += 1) window.note(ms, 50_000);
  expect(window.read(60_000)).toEqual({ count: 101, p50Ms: 51, p99Ms: 100 });
  expect(window.read(60_001)).toEqual({ count: 100, p50Ms: 50, p99Ms: 99 });
});
