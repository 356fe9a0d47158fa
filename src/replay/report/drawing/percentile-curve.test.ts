import { expect, test } from 'vitest';
import { createHistogram } from '#replay/measure/histogram.ts';
import { percentileCurve } from '../curve-card.ts';

test('the curve rises from minimum to maximum through every percentile', () => {
  const histogram = createHistogram();
  for (let value = 1; value <= 1_000; value += 1) histogram.record(value);
  const curve = percentileCurve(histogram.state());
  const at = (rarity: number) => curve.find((point) => Math.abs(point.rarity - rarity) < 1e-6)?.ms;
  expect(at(1)).toBe(1);
  expect(at(10)).toBeCloseTo(900, -1);
  expect(at(100)).toBeCloseTo(990, -1);
  expect(curve.at(-1)).toEqual({ rarity: 1_000, share: 100, ms: 1_000 });
  for (const [index, { ms }] of curve.entries()) expect(ms).toBeGreaterThanOrEqual(curve[index - 1]?.ms ?? 0);
});

test('one measurement makes a curve; none makes no curve', () => {
  const histogram = createHistogram();
  expect(percentileCurve(histogram.state())).toEqual([]);
  histogram.record(7);
  expect(percentileCurve(histogram.state()).map(({ ms }) => ms)).toEqual([7, 7]);
});
