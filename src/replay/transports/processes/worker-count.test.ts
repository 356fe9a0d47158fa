import { expect, test } from 'vitest';
import { workerCountFor } from './local-workers.ts';

const ramp = (...viewers: number[]) => ({
  ramp: viewers.map((count, index) => ({ atMs: index, viewers: count })),
  recordedViewers: null,
});

test('a few viewers have one process, many have one for each core', () => {
  expect(workerCountFor(ramp(0, 1), 8)).toBe(1);
  expect(workerCountFor(ramp(0, 1_000, 10), 8)).toBe(3);
  expect(workerCountFor(ramp(0, 1_000), 2)).toBe(2);
  expect(workerCountFor({ ramp: [], recordedViewers: 100_000 }, 8)).toBe(8);
});
