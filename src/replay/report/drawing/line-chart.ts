import { html, type Markup } from './markup.ts';
import type { Scale } from './scales.ts';

/** The drawing is scaled to its card; at the usual width a unit is about a pixel. */
export const CHART = { width: 360, height: 232, left: 46, right: 352, top: 24, bottom: 204 } as const;

export const INKS = ['green', 'blue', 'ochre', 'violet', 'grey'] as const;
export type Ink = (typeof INKS)[number];

/** A point of a line; `null` is a hole. */
export type Point = readonly [x: number, y: number] | null;
export type ChartLine = { readonly name: string; readonly ink: Ink; readonly points: readonly Point[] };
export type Axis = { readonly scale: Scale; readonly text: (value: number) => string };
/** A named limit, or a named moment at which something happened. */
export type Annotation = { readonly at: number; readonly name: string };
/** A line chart with its axes, limits and marks. */
export type LineChart = {
  /** The text alternative. */
  readonly label: string;
  /** The unit of the vertical axis. */
  readonly unit?: string;
  readonly lines: readonly ChartLine[];
  readonly x: Axis;
  readonly y: Axis;
  /** Horizontal lines. */
  readonly limits?: readonly Annotation[];
  /** Vertical lines. */
  readonly marks?: readonly Annotation[];
};

const coordinateText = (value: number): string => value.toFixed(1);

function gridOf({ scale, text }: Axis): readonly Markup[] {
  return scale.ticks.map((tick) => {
    const y = coordinateText(scale.at(tick));
    return html`<path class="grid" d="M${CHART.left} ${y}H${CHART.right}"/><text class="mark end" x="${CHART.left - 6}" y="${y}" dy="4">${text(tick)}</text>`;
  });
}

function marksOf({ scale, text }: Axis): readonly Markup[] {
  return scale.ticks.map(
    (tick) =>
      html`<text class="mark middle" x="${coordinateText(scale.at(tick))}" y="${CHART.bottom + 18}">${text(tick)}</text>`,
  );
}

/** The SVG path of a line, interrupted at holes. */
export function pathOf(points: readonly Point[], x: Scale, y: Scale): string {
  let isDown = false;
  const strokes = points.map((point) => {
    const command = isDown ? 'L' : 'M';
    isDown = point !== null;
    return point === null
      ? ''
      : `${command}${coordinateText(x.at(point[0]))} ${coordinateText(y.at(point[1]))}`;
  });
  return strokes.join('');
}

/** A point between two holes has no line: it is drawn as a dot. */
const dots = ({ points, ink }: ChartLine, x: Scale, y: Scale): readonly Markup[] =>
  points.flatMap((point, index) => {
    const isAlone = (points[index - 1] ?? null) === null && (points[index + 1] ?? null) === null;
    if (point === null || !isAlone) return [];
    return [
      html`<circle class="dot ${ink}" cx="${coordinateText(x.at(point[0]))}" cy="${coordinateText(y.at(point[1]))}" r="2.5"/>`,
    ];
  });

const limitLine = ({ at, name }: Annotation, { scale }: Axis): Markup => {
  const y = coordinateText(scale.at(at));
  return html`<path class="limit" d="M${CHART.left} ${y}H${CHART.right}"/><text class="mark told end" x="${CHART.right}" y="${y}" dy="-4">${name}</text>`;
};

const upright = ({ at, name }: Annotation, { scale }: Axis): Markup => {
  const x = coordinateText(scale.at(at));
  return html`<path class="broke" d="M${x} ${CHART.top - 4}V${CHART.bottom}"/><text class="mark told middle" x="${x}" y="${CHART.top - 9}">${name}</text>`;
};

/** Renders a line chart as SVG. */
export function lineChart({ label, unit = '', lines, x, y, limits = [], marks = [] }: LineChart): Markup {
  const drawn = lines.map(
    (line) =>
      html`<path class="line ${line.ink}" d="${pathOf(line.points, x.scale, y.scale)}"/>${dots(line, x.scale, y.scale)}`,
  );
  return html`<svg role="img" aria-label="${label}" viewBox="0 0 ${CHART.width} ${CHART.height}"><text class="mark" x="0" y="${CHART.top - 12}">${unit}</text>${gridOf(y)}${marksOf(x)}${limits.map((limit) => limitLine(limit, y))}${marks.map((mark) => upright(mark, x))}${drawn}</svg>`;
}

/** Renders the legend; the dash pattern of a line identifies it without its colour. */
export function legend(lines: readonly Pick<ChartLine, 'name' | 'ink'>[]): Markup {
  const entries = lines.map(
    ({ name, ink }) =>
      html`<li><svg aria-hidden="true" viewBox="0 0 24 8"><path class="line ${ink}" d="M0 4H24"/></svg>${name}</li>`,
  );
  return html`<ul class="legend">${entries}</ul>`;
}
