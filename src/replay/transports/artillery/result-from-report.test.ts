import { expect, test } from 'vitest';
import { createGauges } from '#replay/measure/gauges.ts';
import { mergeTallies } from '#replay/measure/tally.ts';
import { thresholdFrom } from '#replay/result/thresholds.ts';
import { type Counters, countersOf, labelCounter, loadCounters, saturationCounters } from './counters.ts';
import { resultOfReport } from './result-from-report.ts';

const BEGAN = 1_781_276_400_000;
const LOST = [thresholdFrom('lost<=0', ['lost'])];
const IDLE = { tookMs: 5_000, cpuShare: 0.1, loopDelayP99Ms: 2, loopDelayMaxMs: 9, saturated: false };

const FACTS: Counters = {
  [labelCounter('run', 'abcd')]: 1,
  [labelCounter('target', 'http://localhost:5180')]: 1,
  [labelCounter('site', '5000')]: 1,
  'courtside.room.m-1.acknowledged': 1,
  'courtside.room.m-1.recorded': 1,
};

/** The counters of an interval in which `count` sends were acknowledged, each after 20 ms. */
function slice(sends: number): Counters {
  const gauges = createGauges();
  for (let send = 0; send < sends; send++) {
    gauges.due(0);
    gauges.acknowledged();
    gauges.latency.ack.record(20);
  }
  return countersOf({ ...mergeTallies([]), ...gauges.counts() });
}

const workerCounters = (worker: string, load: typeof IDLE): Counters => ({
  ...loadCounters(worker, load),
  ...saturationCounters(worker, load),
});

const sum = (parts: readonly Counters[]): Counters => {
  const all: Record<string, number> = {};
  for (const part of parts) for (const [name, by] of Object.entries(part)) all[name] = (all[name] ?? 0) + by;
  return all;
};

/** A report with intervals of ten seconds, which Artillery does not sort. */
function reportOf(slices: readonly Counters[]) {
  const at = { firstMetricAt: BEGAN, lastMetricAt: BEGAN + slices.length * 10_000 };
  const intermediate = slices.map((counters, index) => ({ counters, period: BEGAN + index * 10_000, ...at }));
  return {
    aggregate: { counters: sum(slices), period: BEGAN, ...at },
    intermediate: intermediate.toReversed(),
  };
}

test('the intervals become the timeline, and their sums the result', () => {
  const result = resultOfReport(
    reportOf([{ ...slice(5), ...FACTS }, slice(7), { ...slice(0), ...workerCounters('w1', IDLE) }]),
    LOST,
  );
  expect(result.timeline.map(({ fromMs, toMs, acknowledged }) => [fromMs, toMs, acknowledged])).toEqual([
    [0, 10_000, 5],
    [10_000, 20_000, 7],
    [20_000, 30_000, 0],
  ]);
  expect(result.metrics).toMatchObject({ sends: 12, acknowledged: 12, lost: 0 });
  expect(result.metrics['ack.p99']).toBeCloseTo(20, 0);
  expect(result).toMatchObject({ run: 'abcd', workers: 1, verdict: 'passed', tookMs: 30_000 });
});

test('a worker that was too slow makes the whole run invalid', () => {
  const slow = workerCounters('w2', { ...IDLE, cpuShare: 0.99, saturated: true });
  expect(
    resultOfReport(reportOf([{ ...slice(1), ...FACTS, ...workerCounters('w1', IDLE) }, slow]), LOST),
  ).toMatchObject({
    verdict: 'saturated',
    workers: 2,
  });
});

test('lost messages fail the run, and failed virtual users count as trouble', () => {
  const counters = { ...slice(1), ...FACTS, 'courtside.lost': 3, 'errors.NETWORK_ABNORMAL': 2 };
  const { verdict, thresholds, metrics } = resultOfReport(reportOf([counters]), LOST);
  expect([verdict, thresholds[0]?.value, metrics.trouble]).toEqual(['failed', 3, 2]);
});

test('a run that played a part of its plan proves nothing', () => {
  const counters = { ...slice(1), ...FACTS, 'courtside.sends.planned': 10 };
  expect(resultOfReport(reportOf([counters]), LOST)).toMatchObject({
    verdict: 'broken',
    unproved: 'only 1 of 10 planned sends were sent',
  });
});

test('virtual users without a first page count as failed', () => {
  const viewers = {
    'courtside.viewers.entered': 5,
    'courtside.viewers.left': 5,
    'courtside.viewers.judged': 2,
  };
  const counters = { ...slice(1), ...FACTS, ...viewers, 'courtside.expected': 2, 'courtside.delivered': 2 };
  expect(resultOfReport(reportOf([counters]), LOST).metrics.failed).toBe(3);
});

test('a report without the engine, or of two runs, is refused', () => {
  expect(() => resultOfReport(reportOf([{ 'http.requests': 9 }]), LOST)).toThrow('nothing of the engine');
  expect(() => resultOfReport(reportOf([{ ...FACTS, [labelCounter('run', 'efgh')]: 1 }]), LOST)).toThrow(
    'several',
  );
});
