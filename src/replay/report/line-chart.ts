import { html, type Markup } from './markup.ts';
import type { Scale } from './scales.ts';

/** The drawing is scaled to its card; at the usual width a unit is about a pixel. */
export const CHART = { width: 360, height: 232, left: 46, right: 352, top: 24, bottom: 204 } as const;

export const INKS = ['green', 'blue', 'ochre', 'violet', 'grey'] as const;
export type Ink = (typeof INKS)[number];

/** `null` is a hole in the line. */
export type Point = readonly [x: number, y: number] | null;
export type Line = { readonly name: string; readonly ink: Ink; readonly points: readonly Point[] };
export type Axis = { readonly scale: Scale; readonly text: (value: number) => string };
/** A value that must not be passed, or a place along the chart where something happened; named in a word. */
export type Notice = { readonly at: number; readonly name: string };
export type LineChart = {
  /** For those who do not see it. */
  readonly label: string;
  /** Of what stands upright. */
  readonly unit?: string;
  readonly lines: readonly Line[];
  readonly x: Axis;
  readonly y: Axis;
  /** Drawn across, at heights. */
  readonly limits?: readonly Notice[];
  /** Drawn upright, at places along. */
  readonly marks?: readonly Notice[];
};

const place = (value: number): string => value.toFixed(1);

function gridOf({ scale, text }: Axis): readonly Markup[] {
  return scale.ticks.map((tick) => {
    const y = place(scale.at(tick));
    return html`<path class="grid" d="M${CHART.left} ${y}H${CHART.right}"/><text class="mark end" x="${CHART.left - 6}" y="${y}" dy="4">${text(tick)}</text>`;
  });
}

function marksOf({ scale, text }: Axis): readonly Markup[] {
  return scale.ticks.map(
    (tick) =>
      html`<text class="mark middle" x="${place(scale.at(tick))}" y="${CHART.bottom + 18}">${text(tick)}</text>`,
  );
}

/** The way of the pen: it is lifted at holes. */
export function pathOf(points: readonly Point[], x: Scale, y: Scale): string {
  let isDown = false;
  const strokes = points.map((point) => {
    const word = isDown ? 'L' : 'M';
    isDown = point !== null;
    return point === null ? '' : `${word}${place(x.at(point[0]))} ${place(y.at(point[1]))}`;
  });
  return strokes.join('');
}

/** A point between two holes has no line: it is drawn as a dot. */
const dots = ({ points, ink }: Line, x: Scale, y: Scale): readonly Markup[] =>
  points.flatMap((point, index) => {
    const isAlone = (points[index - 1] ?? null) === null && (points[index + 1] ?? null) === null;
    if (point === null || !isAlone) return [];
    return [
      html`<circle class="dot ${ink}" cx="${place(x.at(point[0]))}" cy="${place(y.at(point[1]))}" r="2.5"/>`,
    ];
  });

const limitLine = ({ at, name }: Notice, { scale }: Axis): Markup => {
  const y = place(scale.at(at));
  return html`<path class="limit" d="M${CHART.left} ${y}H${CHART.right}"/><text class="mark told end" x="${CHART.right}" y="${y}" dy="-4">${name}</text>`;
};

const upright = ({ at, name }: Notice, { scale }: Axis): Markup => {
  const x = place(scale.at(at));
  return html`<path class="broke" d="M${x} ${CHART.top - 4}V${CHART.bottom}"/><text class="mark told middle" x="${x}" y="${CHART.top - 9}">${name}</text>`;
};

export function lineChart({ label, unit = '', lines, x, y, limits = [], marks = [] }: LineChart): Markup {
  const drawn = lines.map(
    (line) =>
      html`<path class="line ${line.ink}" d="${pathOf(line.points, x.scale, y.scale)}"/>${dots(line, x.scale, y.scale)}`,
  );
  return html`<svg role="img" aria-label="${label}" viewBox="0 0 ${CHART.width} ${CHART.height}"><text class="mark" x="0" y="${CHART.top - 12}">${unit}</text>${gridOf(y)}${marksOf(x)}${limits.map((limit) => limitLine(limit, y))}${marks.map((mark) => upright(mark, x))}${drawn}</svg>`;
}

/** Which line is which; the pattern of a line tells it apart without its colour. */
export function legend(lines: readonly Pick<Line, 'name' | 'ink'>[]): Markup {
  const entries = lines.map(
    ({ name, ink }) =>
      html`<li><svg aria-hidden="true" viewBox="0 0 24 8"><path class="line ${ink}" d="M0 4H24"/></svg>${name}</li>`,
  );
  return html`<ul class="legend">${entries}</ul>`;
}
