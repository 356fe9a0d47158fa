import type { Moment } from '#replay/measure/timeline.ts';
import type { ChartCard } from './chart-card.ts';
import { clockText, figure } from './figures.ts';
import { CHART, type Ink, type Line, lineChart, type Notice, type Point } from './line-chart.ts';
import { linearScale, timeScale } from './scales.ts';

type Curve = { readonly name: string; readonly ink: Ink; readonly of: (moment: Moment) => number | null };
/** Something over the time of a run, as one or more lines. */
export type Course = {
  readonly title: string;
  readonly note: string;
  readonly unit: string;
  readonly curves: readonly Curve[];
  readonly text?: (value: number) => string;
  /** Values that must not be passed. */
  readonly limits?: readonly Notice[];
};

const ACROSS = { from: CHART.left, to: CHART.right };
const UP = { from: CHART.bottom, to: CHART.top };

/** Where a stretch stands on the axis of time. */
export const middle = ({ fromMs, toMs }: Moment): number => (fromMs + toMs) / 2;

function lineOf({ name, ink, of }: Curve, timeline: readonly Moment[]): Line {
  const points = timeline.map((moment): Point => {
    const value = of(moment);
    return value === null ? null : [middle(moment), value];
  });
  return { name, ink, points };
}

/** A limit far above everything would press the lines flat: the note tells of it instead. */
const FAR = 3;

export function courseCard(
  { title, note, unit, curves, text = figure, limits = [] }: Course,
  timeline: readonly Moment[],
  marks: readonly Notice[],
): ChartCard {
  const lines = curves.map((curve) => lineOf(curve, timeline));
  const values = curves.flatMap(({ of }) => timeline.map((moment) => of(moment) ?? 0));
  const most = values.reduce((one, other) => Math.max(one, other), 0);
  const near = limits.filter(({ at }) => at <= most * FAR);
  const far = limits
    .filter(({ at }) => at > most * FAR)
    .map(({ at }) => ` The limit, ${text(at)}, is far above.`);
  const drawing = lineChart({
    label: `${title}: ${curves.map(({ name }) => name).join(', ')}. At most ${text(most)} ${unit}.`,
    unit,
    lines,
    x: { scale: timeScale(timeline.at(-1)?.toMs ?? 0, ACROSS), text: clockText },
    y: { scale: linearScale(Math.max(most, ...near.map(({ at }) => at)), UP), text },
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
    note: `${note}${far.join('')}`,
    drawing,
    lines,
    table: { caption: `${title}, ${unit}`, heads: ['until', ...curves.map(({ name }) => name)], rows },
  };
}
