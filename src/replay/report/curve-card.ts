import { createHistogram, type HistogramState } from '../measure/histogram.ts';
import type { ChartCard } from './drawing/chart-card.ts';
import { figure } from './drawing/figures.ts';
import { CHART, type ChartLine, type Ink, lineChart } from './drawing/line-chart.ts';
import { linearScale, logScale } from './drawing/scales.ts';

/** The points for each power of ten of rarity. */
const PER_DECADE = 8;

/** A point of the curve; `rarity` 100 is p99: one of that many took longer. */
type CurvePoint = { readonly rarity: number; readonly share: number; readonly ms: number };

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

/** A histogram with the name and ink of its curve. */
export type Measured = { readonly name: string; readonly ink: Ink; readonly state: HistogramState };

const ROWS = [1, 2, 10, 100, 1_000, 10_000, 100_000];

/** The name of a percentile: a rarity of 100 is `p99`. */
function percentileName(rarity: number): string {
  return rarity <= 1 ? 'min' : `p${Number((100 * (1 - 1 / rarity)).toPrecision(7))}`;
}

/** The value of the curve at a rarity: all but one of that many took at most this long. */
function valueAt(points: readonly CurvePoint[], rarity: number): string {
  const point = points.find((candidate) => candidate.rarity >= rarity * (1 - 1e-9));
  return point ? figure(point.ms) : '–';
}

/** Draws latency by rarity. It is empty when nothing was measured. */
export function curveCard(title: string, note: string, measured: readonly Measured[]): readonly ChartCard[] {
  const curves = measured
    .map((curve) => ({ ...curve, points: percentileCurve(curve.state) }))
    .filter(({ points }) => points.length > 0);
  if (curves.length === 0) return [];
  const lines = curves.map(
    ({ name, ink, points }): ChartLine => ({
      name,
      ink,
      points: points.map(({ rarity, ms }) => [rarity, ms]),
    }),
  );
  const all = curves.flatMap(({ points }) => points);
  const rarest = all.reduce((max, { rarity }) => Math.max(max, rarity), 1);
  const slowest = all.reduce((max, { ms }) => Math.max(max, ms), 0);
  const drawing = lineChart({
    label: `${title}: ${lines.map(({ name }) => name).join(', ')}. At most ${figure(slowest)} ms.`,
    unit: 'ms',
    lines,
    x: { scale: logScale(1, rarest, { from: CHART.left, to: CHART.right - 8 }), text: percentileName },
    y: { scale: linearScale(slowest, { from: CHART.bottom, to: CHART.top }), text: figure },
  });
  const rows = [...ROWS.filter((rarity) => rarity <= rarest)].map((rarity) => [
    percentileName(rarity),
    ...curves.map(({ points }) => valueAt(points, rarity)),
  ]);
  const greatest = ['max', ...curves.map(({ points }) => figure(points.at(-1)?.ms ?? 0))];
  return [
    {
      title,
      note,
      drawing,
      lines,
      table: {
        caption: `${title}, ms`,
        heads: ['percentile', ...lines.map(({ name }) => name)],
        rows: [...rows, greatest],
      },
    },
  ];
}
