import type { Rgba, Shape, ShapeArgs } from './drawing.ts';
import type { PathPool } from './path-pool.ts';

function argFloats(args: ShapeArgs, paths: PathPool): readonly number[] {
  switch (args.is) {
    case 'path':
      return [0, paths.numberOf(args.d), 0, 0, 0, 0];
    case 'rect':
      return [1, args.x, args.y, args.width, args.height, args.radius];
    case 'ellipse':
      return [2, args.x, args.y, args.radiusX, args.radiusY, 0];
    default:
      throw args satisfies never;
  }
}

const paint = (colour: Rgba | null): readonly number[] => (colour ? [1, ...colour] : [0, 0, 0, 0, 0]);

/** A shape as SHAPE_FLOATS numbers, in the order the contract names. */
export const shapeFloats = (shape: Shape, paths: PathPool): readonly number[] => [
  ...argFloats(shape.args, paths),
  ...paint(shape.fill),
  ...paint(shape.stroke),
  shape.strokeWidth,
  shape.cap,
  shape.join,
  shape.miterLimit,
  shape.dash,
  shape.gap,
  ...shape.transform,
];
