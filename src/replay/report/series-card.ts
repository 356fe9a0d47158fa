import type { Moment } from '#replay/measure/timeline.ts';
import type { ChartCard } from '#replay/report/drawing/chart-card.ts';
import { clockText, figure } from '#replay/report/drawing/figures.ts';
import {
  type Annotation,
  CHART,
  type ChartLine,
  type Ink,
  lineChart,
  type Point,
} from '#replay/report/drawing/line-chart.ts';
import { linearScale, timeScale } from '#replay/report/drawing/scales.ts';

type Curve = { readonly name: string; readonly ink: Ink; readonly of: (moment: Moment) => number | null };
/** Values over the time of a run, as one or more lines. */
export type Series = {
  readonly title: string;
  readonly note: string;
  readonly unit: string;
  readonly curves: readonly Curve[];
  readonly text?: (value: number) => string;
  /** Limits, drawn as horizontal lines. */
  readonly limits?: readonly Annotation[];
};

const ACROSS = { from: CHART.left, to: CHART.right };
const UP = { from: CHART.bottom, to: CHART.top };

/** The position of an interval on the time axis. */
export const middle = ({ fromMs, toMs }: Moment): number => (fromMs + toMs) / 2;

function lineOf({ name, ink, of }: Curve, timeline: readonly Moment[]): ChartLine {
  const points = timeline.map((moment): Point => {
    const value = of(moment);
    return value === null ? null : [middle(moment), value];
  });
  return { name, ink, points };
}

/** A limit far above all values would flatten the lines, so the note mentions it instead. */
const FAR_FACTOR = 3;

/** Draws values over the time of a run, and marks when thresholds were violated. */
export function seriesCard(
  { title, note, unit, curves, text = figure, limits = [] }: Series,
  timeline: readonly Moment[],
  marks: readonly Annotation[],
): ChartCard {
  const lines = curves.map((curve) => lineOf(curve, timeline));
  const values = curves.flatMap(({ of }) => timeline.map((moment) => of(moment) ?? 0));
  const max = values.reduce((one, other) => Math.max(one, other), 0);
  const near = limits.filter(({ at }) => at <= max * FAR_FACTOR);
  const farNotes = limits
    .filter(({ at }) => at > max * FAR_FACTOR)
    .map(({ at }) => ` The limit, ${text(at)}, is far above.`);
  const drawing = lineChart({
    label: `${title}: ${curves.map(({ name }) => name).join(', ')}. At most ${text(max)} ${unit}.`,
    unit,
    lines,
    x: { scale: timeScale(timeline.at(-1)?.toMs ?? 0, ACROSS), text: clockText },
    y: { scale: linearScale(Math.max(max, ...near.map(({ at }) => at)), UP), text },
    limits: near,
    marks,
  });
  const cell = (value: number | null) => (value === null ? '–' : text(value));
  const rows = timeline.map((moment) => [
    clockText(moment.toMs),
    ...curves.map(({ of }) => cell(of(moment))),
  ]);
  return {
    title,
    note: `${note}${farNotes.join('')}`,
    drawing,
    lines,
    table: { caption: `${title}, ${unit}`, heads: ['until', ...curves.map(({ name }) => name)], rows },
  };
}
