/** A shape as the file has it, before packing. Both file versions are read into this. */
export type Shape = {
  readonly args: ShapeArgs;
  readonly fill: Rgba | null;
  readonly stroke: Rgba | null;
  readonly strokeWidth: number;
  /** 0 butt, 1 round, 2 square. */
  readonly cap: number;
  /** 0 mitre, 1 round, 2 bevel. */
  readonly join: number;
  readonly miterLimit: number;
  readonly dash: number;
  readonly gap: number;
  readonly transform: Matrix;
};

export type ShapeArgs =
  | { readonly is: 'path'; readonly d: string }
  | {
      readonly is: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius: number;
    }
  | {
      readonly is: 'ellipse';
      readonly x: number;
      readonly y: number;
      readonly radiusX: number;
      readonly radiusY: number;
    };

/** 0–1 each. */
export type Rgba = readonly [r: number, g: number, b: number, a: number];
/** Matrix a, b, c, d, tx, ty in the order of canvas. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, tx: number, ty: number];
export type Box = readonly [x: number, y: number, width: number, height: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
export const NO_BOX: Box = [0, 0, 0, 0];

/** Frame of one sprite. `shapes` 'keep' repeats those of the previous frame. */
export type Frame = {
  readonly alpha: number;
  readonly box: Box;
  readonly transform: Matrix;
  readonly clip: string;
  readonly shapes: readonly Shape[] | 'keep';
};

export const NO_FRAME: Frame = { alpha: 0, box: NO_BOX, transform: IDENTITY, clip: '', shapes: [] };

export type MovieHead = {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly frames: number;
};
