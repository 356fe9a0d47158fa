import { expect, test } from 'vitest';
import { createHistogram, histogramOf } from './histogram.ts';
import { pageMetrics } from './page-metrics.ts';
import { mergePages, noPages, type PagesTally } from './pages.ts';
import { joinedPages, pagesBetween } from './pages-moment.ts';
import { mergeTallies } from './tally.ts';
import { createTimeline } from './timeline.ts';

/** A page with a frame every few ms of this second, blocked once for 80 ms in it. */
function page(intervals: readonly number[], more: Partial<PagesTally> = {}): PagesTally {
  const [frameTime, longTasks] = [createHistogram(), createHistogram()];
  for (const [index, ms] of intervals.entries()) {
    for (let at = 0; at < 1_000; at += ms) frameTime.record(ms);
    longTasks.record(80 + index);
  }
  const tookMs = intervals.length * 1_000;
  return {
    ...noPages(),
    opened: 1,
    frameTime: frameTime.state(),
    longTasks: longTasks.state(),
    heapBytes: { now: 5e6, most: 9e6 },
    cpu: { usedMs: tookMs / 4, tookMs },
    ...more,
  };
}

test('counts of several browsers are added, and the largest page is kept', () => {
  const rows = { owed: 9, fed: 8, rendered: 6, leftOut: 1, passed: 1, unrendered: 1, untold: 1 };
  const [one, other] = [page([20], { rows }), page([40], { rows, heapBytes: { now: 1e6, most: 3e7 } })];
  const both = mergePages([one, null, other]);
  expect(both).toMatchObject({ opened: 2, rows: { owed: 18, rendered: 12, unrendered: 2 } });
  expect(both?.heapBytes).toEqual({ now: 5e6, most: 3e7 });
  expect(both?.frameTime.count).toBe(50 + 25);
  expect(both?.cpu).toEqual({ usedMs: 500, tookMs: 1_000 });
  expect(mergePages([null, null])).toBeNull();
});

test('page metrics exist only for runs with pages', () => {
  const metrics = Object.fromEntries(pageMetrics(page([20, 20])));
  expect(metrics['frames.mean']).toBeCloseTo(50);
  expect(metrics).toMatchObject({ longTasks: 2, 'longTasks.total': 161, 'heapMb.max': 9, 'pages.cpu': 0.25 });
});

test('two merged intervals keep the worse values', () => {
  const [first, second] = [page([20]), page([20, 50])];
  const [one, other] = [pagesBetween(first, null), pagesBetween(second, first)];
  expect(one?.framesPerSecond).toBeCloseTo(50);
  expect(other?.framesPerSecond).toBeCloseTo(20);
  expect([one?.longTaskMs, other?.longTaskMs]).toEqual([80, 81]);
  expect(joinedPages(one, other)).toMatchObject({ framesPerSecond: other?.framesPerSecond, longTaskMs: 161 });
  expect(joinedPages(null, other)).toBe(other);
});

test('the timeline has the pages and the rendered rows of each interval', () => {
  const [timeline, rendered, emptyTally] = [createTimeline(), createHistogram(), mergeTallies([])];
  for (const second of [1, 2]) {
    rendered.record(second * 100);
    const latency = { ...emptyTally.latency, rendered: rendered.state() };
    const intervals = Array.from({ length: second }, () => 20);
    timeline.note({ ...emptyTally, latency, pages: page(intervals) }, second * 1_000);
  }
  const moments = timeline.moments();
  for (const [index, { latency, pages }] of moments.entries()) {
    expect(latency.rendered?.p50).toBeCloseTo((index + 1) * 100, 0);
    expect(pages?.framesPerSecond).toBeCloseTo(50);
  }
  expect(histogramOf(rendered.state()).count).toBe(2);
});
