import type { AppErrorFields } from '#contract/errors.ts';
import type { Bytes } from '#contract/units/bytes.ts';

export type MovieSprite = { readonly imageKey: string; readonly matteKey: string };

export type MovieSound = {
  readonly bytes: Bytes;
  readonly startFrame: number;
  readonly endFrame: number;
  /** Offset in the sound, ms. */
  readonly offsetMs: number;
};

/**
 * A decoded gift animation. All data that grows with frames or shapes is stored in a few buffers, so that a transfer
 * between threads is nearly free; a frame becomes objects only when it is drawn. `Image` is the encoded image before
 * decoding, a bitmap after.
 */
export type GiftMovie<Image> = {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly frames: number;
  readonly sprites: readonly MovieSprite[];
  readonly images: readonly { readonly key: string; readonly image: Image }[];
  readonly sounds: readonly MovieSound[];
  /** CELL_FLOATS of movie-layout.ts for each frame of each sprite, sprite by sprite. */
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

/** Sounds of a movie, and the frame rate of their times. */
export type MovieSounds = Pick<GiftMovie<unknown>, 'fps' | 'sounds'>;

/** Event of an animation: it plays and ends; or it is refused. A refusal is a value: the stage continues without it. */
export type MovieEvent =
  | { readonly is: 'plays'; readonly sounds: MovieSounds }
  | { readonly is: 'over' }
  | { readonly is: 'refused'; readonly error: AppErrorFields };
