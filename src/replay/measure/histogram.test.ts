import { expect, test } from 'vitest';
import { dice } from '#tests/fixtures/dice.ts';
import { createHistogram } from './histogram.ts';

test('percentiles of values over five decades have three correct digits', () => {
  const draw = dice(7);
  const histogram = createHistogram();
  const values = Array.from({ length: 100_000 }, () => 10 ** (draw() * 5 - 1));
  for (const value of values) histogram.record(value);
  const sorted = values.toSorted((left, right) => left - right);
  for (const share of [1, 50, 90, 99, 99.9, 99.99]) {
    const truth = sorted[Math.ceil((share / 100) * sorted.length) - 1] ?? 0;
    const error = Math.abs(histogram.percentile(share) - truth);
    expect(error, `p${share} of ${truth}`).toBeLessThanOrEqual(truth / 1_000 + 0.001);
  }
});

test('merged histograms equal the whole one, also after JSON', () => {
  const draw = dice(3);
  const parts = [createHistogram(), createHistogram(), createHistogram()];
  const combined = createHistogram();
  for (let index = 0; index < 9_000; index += 1) {
    const value = draw() * 4_000_000;
    parts[index % 3]?.record(value);
    combined.record(value);
  }
  const merged = createHistogram();
  for (const part of parts) merged.merge(JSON.parse(JSON.stringify(part.state())));
  expect(merged.state().buckets).toEqual(combined.state().buckets);
  expect([merged.count, merged.maxMs, merged.percentile(99)]).toEqual([
    combined.count,
    combined.maxMs,
    combined.percentile(99),
  ]);
});

test('durations are clamped between zero and an hour', () => {
  const histogram = createHistogram();
  expect([histogram.percentile(99), histogram.meanMs, histogram.maxMs]).toEqual([0, 0, 0]);
  histogram.record(-0.6);
  histogram.record(9_999_999);
  expect([histogram.percentile(50), histogram.percentile(100)]).toEqual([0, 3_600_000]);
});
