/** Point in the image; values after x and y (a depth) are ignored for drawing. */
export type Point = readonly [x: number, y: number, ...rest: number[]];

/** A number as SVG wants it: one decimal, no trailing zero. */
export const n = (value: number) => (Math.round(value * 10) / 10).toString();

export const at = (point: Point) => `${n(point[0])} ${n(point[1])}`;

export const openPath = (points: readonly Point[]) => `M${points.map(at).join('L')}`;

export const closedPath = (points: readonly Point[]) => (points.length ? `${openPath(points)}Z` : '');

/** The point at `angle` (radians, clockwise from the right) and `radius` around a centre. */
export const polar = (cx: number, cy: number, radius: number, angle: number): Point => [
  cx + radius * Math.cos(angle),
  cy + radius * Math.sin(angle),
];

export const times = <T>(count: number, draw: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => draw(index));

/** A five-pointed star; `waist` is the inner radius as a share of the outer one. */
export const star = (cx: number, cy: number, radius: number, waist = 0.42) =>
  closedPath(
    times(10, (i) => polar(cx, cy, i % 2 ? radius * waist : radius, -Math.PI / 2 + (i * Math.PI) / 5)),
  );
