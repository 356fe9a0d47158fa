import { expect, test } from 'vitest';
import { histogramOf } from '#replay/measure/histogram.ts';
import { createFrameCounter } from './frame-counts.ts';

const every = (ms: number, from: number, to: number) =>
  Array.from({ length: Math.round((to - from) / ms) }, (_, index) => from + index * ms);
const notes = (frames: readonly number[]) => ({ frames: [...frames], longTasks: [], distances: [] });

test('frames are counted by the second, seconds without frames too', () => {
  const counter = createFrameCounter();
  counter.note(notes(every(1_000 / 60, 0, 2_000)), 0);
  counter.note(notes(every(1_000 / 60, 3_000, 5_000)), 0);
  const { frameRate, frameTime, dropped } = counter.counts();
  const rate = histogramOf(frameRate);
  // The fifth second has not ended.
  expect([rate.count, rate.percentile(1), rate.percentile(100)]).toEqual([4, 0, 60]);
  expect(histogramOf(frameTime).maxMs).toBeCloseTo(1_000 + 1_000 / 60, 0);
  expect(dropped).toBe(60);
});

test('frames before the run only show the refresh interval', () => {
  const counter = createFrameCounter();
  counter.note(
    {
      frames: every(8, 0, 1_000),
      longTasks: [{ at: 500, tookMs: 90 }],
      distances: [{ at: 500, px: 7 }],
    },
    1_000,
  );
  counter.note(
    {
      frames: [1_000, 1_008, 1_024],
      longTasks: [{ at: 1_010, tookMs: 60 }],
      distances: [{ at: 1_010, px: 12 }],
    },
    1_000,
  );
  const { frameTime, dropped, longTasks, distance } = counter.counts();
  expect([frameTime.count, dropped]).toEqual([3, 1]);
  expect([longTasks.count, longTasks.sumUs]).toEqual([1, 60_000]);
  expect([distance.count, histogramOf(distance).maxMs]).toEqual([1, 12]);
});
