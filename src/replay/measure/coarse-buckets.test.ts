import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coarsened, refined } from './coarse-buckets.ts';
import { createHistogram } from './histogram.ts';

const histogramOf = (times: readonly number[]) => {
  const histogram = createHistogram();
  for (const ms of times) histogram.record(ms);
  return histogram;
};

const durations = fc.array(fc.double({ min: 0, max: 600_000, noNaN: true }), {
  minLength: 1,
  maxLength: 200,
});

test('a duration is rebuilt as its bucket’s maximum, within 3.2 %', () => {
  fc.assert(
    fc.property(durations, fc.integer({ min: 0, max: 100 }), (times, share) => {
      const fine = histogramOf(times);
      const coarse = createHistogram();
      coarse.merge(refined(coarsened(fine.state()), fine.state().sumUs));
      const [before, after] = [fine.percentile(share), coarse.percentile(share)];
      expect(after).toBeGreaterThanOrEqual(before);
      expect(after).toBeLessThanOrEqual(before * 1.032 + 0.001);
      expect([coarse.count, coarse.meanMs]).toEqual([fine.count, fine.meanMs]);
    }),
  );
});

test('coarse counts of several histograms add up to those of the whole', () => {
  fc.assert(
    fc.property(durations, durations, (one, other) => {
      const [a, b] = [coarsened(histogramOf(one).state()), coarsened(histogramOf(other).state())];
      const sum = new Map(a);
      for (const [lowest, times] of b) sum.set(lowest, (sum.get(lowest) ?? 0) + times);
      expect(refined(sum, 0).buckets).toEqual(
        refined(coarsened(histogramOf([...one, ...other]).state()), 0).buckets,
      );
    }),
  );
});

test('an empty histogram has no counts', () => {
  expect(refined(new Map(), 0)).toEqual({ count: 0, sumUs: 0, minUs: 0, maxUs: 0, buckets: [] });
});
