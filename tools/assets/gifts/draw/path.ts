export type Point = readonly [x: number, y: number];
export type Segment =
  | { readonly is: 'move' | 'line'; readonly to: Point }
  | { readonly is: 'curve'; readonly one: Point; readonly two: Point; readonly to: Point }
  | { readonly is: 'close' };

const ARGS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, Z: 0 };

function* commands(d: string): Iterable<{ letter: string; args: readonly number[] }> {
  for (const [, letter = '', rest = ''] of d.matchAll(/([MLHVCSQZmlhvcsqz])([^A-Za-z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    const count = ARGS[letter.toUpperCase()] ?? 0;
    if (count === 0) yield { letter, args: [] };
    for (let at = 0; at + count <= numbers.length && count > 0; at += count) {
      yield { letter: at > 0 && letter === 'm' ? 'l' : letter, args: numbers.slice(at, at + count) };
    }
  }
}

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** The pen: where it is, where its line began, and the last handle of a curve. */
type Pen = { here: Point; start: Point; handle: Point };

function curveOf(letter: string, point: (at: number) => Point, { here, handle }: Pen): Segment {
  if (letter === 'C') return { is: 'curve', one: point(0), two: point(2), to: point(4) };
  if (letter === 'S') return { is: 'curve', one: between(handle, here, 2), two: point(0), to: point(2) };
  const [bend, to] = [point(0), point(2)];
  return { is: 'curve', one: between(here, bend, 2 / 3), two: between(to, bend, 2 / 3), to };
}

function segmentOf(letter: string, args: readonly number[], pen: Pen): Segment {
  const [ox, oy] = letter === letter.toLowerCase() ? pen.here : [0, 0];
  const point = (at: number): Point => [ox + (args[at] ?? 0), oy + (args[at + 1] ?? 0)];
  switch (letter.toUpperCase()) {
    case 'M':
      return { is: 'move', to: point(0) };
    case 'L':
      return { is: 'line', to: point(0) };
    case 'H':
      return { is: 'line', to: [point(0)[0], pen.here[1]] };
    case 'V':
      return { is: 'line', to: [pen.here[0], oy + (args[0] ?? 0)] };
    case 'Z':
      return { is: 'close' };
    default:
      return curveOf(letter.toUpperCase(), point, pen);
  }
}

/** Reads SVG path text as people write it (relative, implicit, joined numbers) into absolute moves, lines and curves. */
export function parsePath(d: string): readonly Segment[] {
  const pen: Pen = { here: [0, 0], start: [0, 0], handle: [0, 0] };
  const segments: Segment[] = [];
  for (const { letter, args } of commands(d)) {
    const segment = segmentOf(letter, args, pen);
    segments.push(segment);
    pen.here = segment.is === 'close' ? pen.start : segment.to;
    if (segment.is === 'move') pen.start = segment.to;
    pen.handle = segment.is === 'curve' ? segment.two : pen.here;
  }
  return segments;
}

const short = (value: number): string => (Math.round(value * 100) / 100).toString();
const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

function text(segment: Segment): string {
  switch (segment.is) {
    case 'move':
      return `M ${pair(segment.to)}`;
    case 'line':
      return `L ${pair(segment.to)}`;
    case 'curve':
      return `C ${pair(segment.one)} ${pair(segment.two)} ${pair(segment.to)}`;
    case 'close':
      return 'Z';
    default:
      throw segment satisfies never;
  }
}

/** Path text as the players read it: one absolute command after the other, spaces between. */
export const plainPath = (d: string): string => parsePath(d).map(text).join(' ');

/** The same line seen through `move`. */
export function movedPath(d: string, move: (point: Point) => Point): string {
  const moved = parsePath(d).map((segment): Segment => {
    if (segment.is === 'close') return segment;
    const to = move(segment.to);
    return segment.is === 'curve'
      ? { ...segment, one: move(segment.one), two: move(segment.two), to }
      : { ...segment, to };
  });
  return moved.map(text).join(' ');
}

export const polyline = (points: readonly Point[]): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'} ${pair(point)}`).join(' ');
