import { createHistogram, type HistogramState } from '#replay/measure/histogram.ts';

/** The points for each power of ten of rarity. */
const PER_DECADE = 8;

/** A point of the curve; `rarity` 100 is p99: one of that many took longer. */
export type CurvePoint = { readonly rarity: number; readonly share: number; readonly ms: number };

/** Computes what all but one of 1, 10, 100, … took at most, as far as there are enough samples. */
export function percentileCurve(state: HistogramState): readonly CurvePoint[] {
  if (state.count === 0) return [];
  const histogram = createHistogram();
  histogram.merge(state);
  const steps = Math.floor(Math.log10(state.count) * PER_DECADE);
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const rarity = 10 ** (index / PER_DECADE);
    const share = 100 * (1 - 1 / rarity);
    return { rarity, share, ms: histogram.percentile(share) };
  });
  return [...points, { rarity: state.count, share: 100, ms: histogram.maxMs }];
}
