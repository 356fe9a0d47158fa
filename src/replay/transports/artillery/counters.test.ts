import { expect, test } from 'vitest';
import { createGauges } from '#replay/measure/gauges.ts';
import { mergeTallies, type Tally } from '#replay/measure/tally.ts';
import { type Counters, countersOf, loadCounters, saturationCounters, tallyOf } from './counters.ts';
import { createMetricsEmitter } from './metrics-emitter.ts';

const EMPTY_TALLY = mergeTallies([]);

/** A tally of a worker, different for each `k`. */
function counted(k: number): Tally {
  const gauges = createGauges();
  for (let send = 0; send < 10 + k; send++) {
    gauges.due(send === 3 ? 80 : 0);
    gauges.entered();
    if (send % 2 === 0) gauges.refused(send % 4 === 0 ? 'tooFast' : 'muted');
    else gauges.acknowledged();
    gauges.latency.ack.record(k * 7 + send);
    gauges.latency.seen.record(k * 700 + send);
  }
  gauges.left();
  gauges.pollFailed('http-503');
  const deliveries = {
    delivered: 40 + k,
    duplicated: k,
    reordered: 2,
    recovered: 1,
    foreign: 5,
    altered: k,
    misrouted: 1,
  };
  const judged = {
    ...EMPTY_TALLY.judged,
    viewers: 9,
    expected: 41 + k,
    lost: 1,
    gaps: 1,
    viewersWithLoss: 1,
  };
  return { ...EMPTY_TALLY, ...gauges.counts(), deliveries, judged, load: [] };
}

const sum = (parts: readonly Counters[]): Counters => {
  const all: Record<string, number> = {};
  for (const part of parts) for (const [name, by] of Object.entries(part)) all[name] = (all[name] ?? 0) + by;
  return all;
};

const withoutLatency = ({ latency: _, ...rest }: Tally) => rest;

test('the added counters of several workers give their merged tally', () => {
  const parts = [counted(0), counted(1), counted(5)];
  const merged = mergeTallies(parts);
  const emitted = tallyOf(sum(parts.map(countersOf)));
  expect(withoutLatency(emitted)).toEqual(withoutLatency(merged));
  expect(emitted.latency.ack).toMatchObject({
    count: merged.latency.ack.count,
    sumUs: merged.latency.ack.sumUs,
  });
});

test('no metric name contains another, since thresholds match them as text', () => {
  const names = Object.keys(countersOf(counted(3)));
  const inside = names.filter((name) => names.some((other) => other !== name && other.includes(name)));
  const numbered = inside.filter((name) => !/\.us\.\w+\.\d+$/.test(name));
  expect(numbered).toEqual([]);
});

test('the load of a worker covers all its intervals', () => {
  const interval = { tookMs: 5_000, cpuShare: 0.5, loopDelayP99Ms: 12, loopDelayMaxMs: 40, saturated: false };
  const stretches = [interval, { ...interval, cpuShare: 1, loopDelayP99Ms: 120, saturated: true }];
  const emitted = stretches.map((stretch) => loadCounters('w1', stretch));
  const { load } = tallyOf(
    sum([...emitted, ...stretches.map((stretch) => saturationCounters('w1', stretch))]),
  );
  expect(load).toEqual([
    { tookMs: 10_000, cpuShare: 0.75, loopDelayP99Ms: 120, loopDelayMaxMs: 40, saturated: true },
  ]);
});

test('an emitter emits each count once, zeros too, and no negative time', () => {
  const counters: Record<string, number> = {};
  const times: number[] = [];
  const emitter = createMetricsEmitter({
    emit(event, name, value) {
      if (event === 'counter') counters[String(name)] = (counters[String(name)] ?? 0) + Number(value);
      else times.push(Number(value));
    },
  });
  emitter.update(EMPTY_TALLY);
  expect(counters['courtside.lost']).toBe(0);
  emitter.update(counted(1));
  emitter.update(counted(1));
  emitter.add({ 'courtside.record.lost': 2 });
  expect(counters).toEqual({ ...countersOf(counted(1)), 'courtside.record.lost': 2 });
  const { ack, seen } = counted(1).latency;
  expect([times.length, Math.min(...times) >= 0]).toEqual([ack.count + seen.count, true]);
});
