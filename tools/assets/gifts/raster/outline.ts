import { type Point, parsePath, type Segment } from '../draw/path.ts';
import type { Matrix } from '../motion/matrix.ts';

/** Straight pieces of a curve; enough for shapes of the size of a gift. */
const CURVE_STEPS = 12;

const curvePoints = (from: Point, { one, two, to }: Extract<Segment, { is: 'curve' }>): readonly Point[] =>
  Array.from({ length: CURVE_STEPS }, (_, step): Point => {
    const t = (step + 1) / CURVE_STEPS;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
    return [
      a * from[0] + b * one[0] + c * two[0] + d * to[0],
      a * from[1] + b * one[1] + c * two[1] + d * to[1],
    ];
  });

/** Flattens a path into its lines; a closed one ends where it began. */
export function linesOf(d: string): readonly (readonly Point[])[] {
  const lines: Point[][] = [];
  let line: Point[] = [];
  for (const segment of parsePath(d)) {
    const here = line.at(-1) ?? [0, 0];
    switch (segment.is) {
      case 'move':
        line = [segment.to];
        lines.push(line);
        break;
      case 'line':
        line.push(segment.to);
        break;
      case 'curve':
        line.push(...curvePoints(here, segment));
        break;
      case 'close':
        line.push(line[0] ?? here);
        break;
      default:
        throw segment satisfies never;
    }
  }
  return lines;
}

const CAP_CORNERS = 14;

const disc = ([x, y]: Point, radius: number): Point[] =>
  Array.from({ length: CAP_CORNERS }, (_, index) => {
    const angle = (index / CAP_CORNERS) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });

function bar([x, y]: Point, [toX, toY]: Point, radius: number): Point[] {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const [acrossX, acrossY] = [(-(toY - y) / length) * radius, ((toX - x) / length) * radius];
  return [
    [x - acrossX, y - acrossY],
    [toX - acrossX, toY - acrossY],
    [toX + acrossX, toY + acrossY],
    [x + acrossX, y + acrossY],
  ];
}

/** Outlines a line of a width with round caps and joins: pieces of one orientation, whose union is the stroke. */
export function strokeOf(d: string, width: number): readonly (readonly Point[])[] {
  const radius = width / 2;
  return linesOf(d).flatMap((line) => [
    ...line.map((point) => disc(point, radius)),
    ...line.slice(1).map((to, index) => bar(line[index] ?? to, to, radius)),
  ]);
}

export const transformed = (
  lines: readonly (readonly Point[])[],
  { a, b, c, d, tx, ty }: Matrix,
): readonly (readonly Point[])[] =>
  lines.map((line) => line.map(([x, y]): Point => [a * x + c * y + tx, b * x + d * y + ty]));
