/** Transform in canvas form: x' = a·x + c·y + tx, y' = b·x + d·y + ty. */
export type Matrix = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly tx: number;
  readonly ty: number;
};

/** Pose of a layer: position in pixels, rotation in degrees, scale, and opacity. Missing fields have their resting value. */
export type Pose = {
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
  readonly scale?: number;
  readonly scaleX?: number;
  readonly scaleY?: number;
  readonly alpha?: number;
  /** Path around the layer, in the coordinates it is placed in, outside of which nothing of it shows. */
  readonly clip?: string;
};

export function matrixOf({ x = 0, y = 0, turn = 0, scale = 1, scaleX = 1, scaleY = 1 }: Pose): Matrix {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [sx, sy] = [scale * scaleX, scale * scaleY];
  return { a: cos * sx, b: sin * sx, c: -sin * sy, d: cos * sy, tx: x, ty: y };
}

export const multiply = (outer: Matrix, inner: Matrix): Matrix => ({
  a: outer.a * inner.a + outer.c * inner.b,
  b: outer.b * inner.a + outer.d * inner.b,
  c: outer.a * inner.c + outer.c * inner.d,
  d: outer.b * inner.c + outer.d * inner.d,
  tx: outer.a * inner.tx + outer.c * inner.ty + outer.tx,
  ty: outer.b * inner.tx + outer.d * inner.ty + outer.ty,
});

/** Inverts a matrix: maps a point of the outside to its inside coordinates. */
export function inverse({
  a,
  b,
  c,
  d,
  tx,
  ty,
}: Matrix): (point: readonly [number, number]) => [number, number] {
  const size = a * d - b * c || 1e-6;
  return ([x, y]) => [(d * (x - tx) - c * (y - ty)) / size, (a * (y - ty) - b * (x - tx)) / size];
}
