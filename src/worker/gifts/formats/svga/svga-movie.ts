import type { Bytes } from '#contract/units/bytes.ts';
import type { MovieBase } from '../movie-base.ts';

export type MovieSprite = { readonly imageKey: string; readonly matteKey: string };

/**
 * Decoded SVGA file. All data that grows with frames or shapes is stored in a few buffers; a frame becomes objects only
 * when it is drawn.
 */
export type SvgaMovie<Image> = MovieBase<Image> & {
  readonly is: 'svga';
  readonly fps: number;
  readonly frames: number;
  readonly sprites: readonly MovieSprite[];
  /** CELL_FLOATS for each frame of each sprite, sprite by sprite. */
  readonly cells: Float32Array<ArrayBuffer>;
  /** Per cell: its clip path among `paths`, or -1. */
  readonly clips: Int32Array<ArrayBuffer>;
  /** Per cell: its group of shapes, or -1. */
  readonly groups: Int32Array<ArrayBuffer>;
  /** End index of each group among the shapes. */
  readonly groupEnds: Uint32Array<ArrayBuffer>;
  /** SHAPE_FLOATS for each shape. */
  readonly shapes: Float32Array<ArrayBuffer>;
  /** UTF-8 text of all paths, one after the other, and where each ends. */
  readonly paths: Bytes;
  readonly pathEnds: Uint32Array<ArrayBuffer>;
};

/** Floats of one cell: alpha; layout x, y, width, height; transform a, b, c, d, tx, ty. */
export const CELL_FLOATS = 11;

/**
 * Floats of one shape: kind (0 path, 1 rect, 2 ellipse); five arguments (path index | x y width height radius | centre x y,
 * radius x y); filled, fill rgba; stroked, stroke rgba; width, cap, join, mitre limit; dash, gap; transform a, b, c, d, tx,
 * ty.
 */
export const SHAPE_FLOATS = 28;
