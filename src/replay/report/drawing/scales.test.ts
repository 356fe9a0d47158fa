import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linearScale, logScale, timeScale } from './scales.ts';

const ENDS = { from: 200, to: 0 };

test.each([
  [0, [0, 0.5, 1]],
  [1, [0, 0.5, 1]],
  [7, [0, 2, 4, 6, 8]],
  [212, [0, 100, 200, 300]],
  [0.43, [0, 0.2, 0.4, 0.6]],
])('an axis up to %d has round ticks', (max, ticks) => {
  expect(linearScale(max, ENDS).ticks).toEqual(ticks);
});

test('every greatest value fits, with two to six ticks', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e12, noNaN: true }), (max) => {
      const { at, ticks } = linearScale(max, ENDS);
      expect(at(0)).toBe(200);
      expect(at(max)).toBeGreaterThanOrEqual(-1e-6);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(at(ticks.at(-1) ?? 0)).toBeCloseTo(0);
    }),
  );
});

test('a time scale has ticks at whole seconds, minutes or hours', () => {
  expect(timeScale(8_300, ENDS).ticks).toEqual([0, 5_000]);
  expect(timeScale(40_000, ENDS).ticks).toEqual([0, 10_000, 20_000, 30_000, 40_000]);
  expect(timeScale(7_200_000, ENDS).ticks).toEqual([0, 1, 2, 3, 4].map((half) => half * 1_800_000));
});

test('powers of ten have equal distances, and smaller values are clamped', () => {
  const { at, ticks } = logScale(1, 950, { from: 0, to: 300 });
  expect(ticks).toEqual([1, 10, 100, 1_000]);
  expect(ticks.map(at)).toEqual([0, 100, 200, 300].map((x) => expect.closeTo(x)));
  expect(at(0)).toBe(0);
});

test('with many powers of ten, every second one has a tick', () => {
  expect(logScale(1, 3e6, { from: 0, to: 300 }).ticks).toEqual([1, 100, 10_000, 1_000_000]);
});
