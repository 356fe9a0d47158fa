import { SHAPE_FLOATS, type SvgaMovie } from '#worker/gifts/formats/svga/svga-movie.ts';

export type PlayerMatrix = { a: number; b: number; c: number; d: number; tx: number; ty: number };

/** Shape in the format of svgaplayerweb's renderer. */
export type PlayerShape = {
  readonly type: 'shape' | 'rect' | 'ellipse';
  readonly pathArgs: { readonly d: string } | { readonly [name: string]: number };
  readonly styles: {
    readonly fill: readonly number[] | null;
    readonly stroke: readonly number[] | null;
    readonly strokeWidth: number;
    readonly lineCap: 'butt' | 'round' | 'square';
    readonly lineJoin: 'miter' | 'round' | 'bevel';
    readonly miterLimit: number;
    readonly lineDash: readonly number[];
  };
  readonly transform: PlayerMatrix;
};

const CAPS = ['butt', 'round', 'square'] as const;
const JOINS = ['miter', 'round', 'bevel'] as const;

const colourOf = ([on = 0, r = 0, g = 0, b = 0, a = 0]: readonly number[]) =>
  on === 1 ? [r, g, b, a] : null;

function argsOf(
  [kind = 0, one = 0, two = 0, three = 0, four = 0, five = 0]: readonly number[],
  path: (n: number) => string,
) {
  if (kind === 1) {
    const pathArgs = { x: one, y: two, width: three, height: four, cornerRadius: five };
    return { type: 'rect', pathArgs } as const;
  }
  if (kind === 2) {
    return { type: 'ellipse', pathArgs: { x: one, y: two, radiusX: three, radiusY: four } } as const;
  }
  return { type: 'shape', pathArgs: { d: path(one) } } as const;
}

function stylesOf(floats: readonly number[]): PlayerShape['styles'] {
  const [strokeWidth = 0, cap = 0, join = 0, miterLimit = 0, dash = 0, gap = 0] = floats.slice(16, 22);
  return {
    fill: colourOf(floats.slice(6, 11)),
    stroke: colourOf(floats.slice(11, 16)),
    strokeWidth,
    lineCap: CAPS[cap] ?? 'butt',
    lineJoin: JOINS[join] ?? 'miter',
    miterLimit,
    lineDash: dash > 0 || gap > 0 ? [dash, gap] : [],
  };
}

const decoder = new TextDecoder();

/** Converts packed shapes to the player's objects, each group and path once, when a frame first needs it. */
export function movieShapes(movie: SvgaMovie<unknown>) {
  const paths = new Map<number, string>();
  const groups = new Map<number, readonly PlayerShape[]>();

  const pathOf = (index: number): string => {
    const known = paths.get(index);
    if (known !== undefined) return known;
    const path = decoder.decode(
      movie.paths.subarray(movie.pathEnds[index - 1] ?? 0, movie.pathEnds[index] ?? 0),
    );
    paths.set(index, path);
    return path;
  };

  const shapeAt = (index: number): PlayerShape => {
    const floats = [...movie.shapes.subarray(index * SHAPE_FLOATS, (index + 1) * SHAPE_FLOATS)];
    const [a = 1, b = 0, c = 0, d = 1, tx = 0, ty = 0] = floats.slice(22);
    return { ...argsOf(floats, pathOf), styles: stylesOf(floats), transform: { a, b, c, d, tx, ty } };
  };

  const groupOf = (index: number): readonly PlayerShape[] => {
    const known = groups.get(index);
    if (known) return known;
    const start = movie.groupEnds[index - 1] ?? 0;
    const shapes = Array.from({ length: (movie.groupEnds[index] ?? start) - start }, (_, at) =>
      shapeAt(start + at),
    );
    groups.set(index, shapes);
    return shapes;
  };

  return { pathOf, groupOf };
}
