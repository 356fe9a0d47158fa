import { expect, test } from 'vitest';
import { workersFor } from './workers.ts';

const ramp = (...viewers: number[]) => ({
  ramp: viewers.map((count, index) => ({ atMs: index, viewers: count })),
  recordedViewers: null,
});

test('one process for a few viewers, one a core for many', () => {
  expect(workersFor(ramp(0, 1), 8)).toBe(1);
  expect(workersFor(ramp(0, 1_000, 10), 8)).toBe(3);
  expect(workersFor(ramp(0, 1_000), 2)).toBe(2);
  expect(workersFor({ ramp: [], recordedViewers: 100_000 }, 8)).toBe(8);
});
