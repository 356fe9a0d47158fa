import { expect, test } from 'vitest';
import { createHistogram } from './histogram.ts';
import { mergeTallies, type Tally } from './tally.ts';
import { createTimeline } from './timeline.ts';

/** A run with `perSecond` sends a second, each acknowledged after as many ms as the number of its second. */
function runningTally(perSecond: number) {
  const emptyTally = mergeTallies([]);
  const ack = createHistogram();
  let due = 0;
  return (second: number): Tally => {
    for (let sent = 0; sent < perSecond; sent += 1) ack.record(second);
    due += perSecond;
    const load = [
      { tookMs: second * 1_000, cpuShare: 0.5, loopDelayP99Ms: 3, loopDelayMaxMs: 9, saturated: false },
    ];
    const latency = { ...emptyTally.latency, ack: ack.state() };
    return { ...emptyTally, sends: { ...emptyTally.sends, due }, latency, load };
  };
}

function played(seconds: number, perSecond = 10) {
  const [timeline, tally] = [createTimeline(), runningTally(perSecond)];
  for (let second = 1; second <= seconds; second += 1) timeline.note(tally(second), second * 1_000);
  return timeline.moments();
}

test('each interval has its own counts and percentiles', () => {
  const moments = played(5);
  expect(moments.map(({ fromMs, toMs }) => [fromMs, toMs])).toEqual([
    [0, 1_000],
    [1_000, 2_000],
    [2_000, 3_000],
    [3_000, 4_000],
    [4_000, 5_000],
  ]);
  expect(moments.map(({ sends }) => sends)).toEqual([10, 10, 10, 10, 10]);
  for (const [index, { latency, cpuShare }] of moments.entries()) {
    expect(latency.ack?.p50).toBeCloseTo(index + 1, 1);
    expect(latency.ack?.max).toBeCloseTo(index + 1, 1);
    expect(latency.seen).toBeNull();
    expect(cpuShare).toBeCloseTo(0.5);
  }
});

test('a long run is divided into consecutive intervals without losing counts', () => {
  const moments = played(1_500, 2);
  expect(moments.length).toBeGreaterThan(300);
  expect(moments.length).toBeLessThanOrEqual(600);
  expect(moments.reduce((sum, { sends }) => sum + sends, 0)).toBe(3_000);
  for (const [index, { fromMs }] of moments.entries()) expect(fromMs).toBe(moments[index - 1]?.toMs ?? 0);
  expect(moments.at(-1)?.toMs).toBe(1_500_000);
});

test('a final interval of a few ms is merged with the previous', () => {
  const [timeline, tally] = [createTimeline(), runningTally(10)];
  timeline.note(tally(1), 1_000);
  timeline.note(tally(2), 2_000);
  timeline.note(tally(2), 2_004);
  expect(timeline.moments().map(({ sends, toMs }) => [sends, toMs])).toEqual([
    [10, 1_000],
    [20, 2_004],
  ]);
});
