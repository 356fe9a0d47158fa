import { deflateSync } from 'node:zlib';
import type { Matrix } from '#tools/assets/gifts/motion/matrix.ts';
import { ProtobufWriter } from './protobuf-writer.ts';

export type Colour = readonly [r: number, g: number, b: number, a: number];

/** A flat shape; the path may use M, L, C and Z with spaces only, as the players read no more. */
export type Shape = {
  readonly d: string;
  readonly fill?: Colour;
  readonly stroke?: { readonly colour: Colour; readonly width: number };
};

export type Frame = { readonly alpha: number; readonly matrix: Matrix; readonly clip?: string };

export type Sprite = {
  readonly key: string;
  readonly size: readonly [width: number, height: number];
  readonly frames: readonly (Frame | null)[];
  /** One drawing for all frames, one per frame, or none for a sprite that shows the image of its key. */
  readonly shapes: readonly Shape[] | readonly (readonly Shape[])[] | null;
};

export type Movie = {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly frames: number;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly sprites: readonly Sprite[];
  /** MP3 that begins with an ID3 tag, as the players insist. */
  readonly sound?: { readonly bytes: Uint8Array; readonly atFrame: number; readonly lengthMs: number };
};

const KEEP = 3;
const ROUND = 1;

/** A 1/64 px grid: nothing the eye sees, and a third of the bytes after deflate. */
const onGrid = (value: number, steps: number): number => Math.round(value * steps) / steps;

/** A player in use reads a scale of exactly 0 as 1. */
const neverZero = (value: number): number => (value === 0 ? 1e-6 : value);

function writeShape(writer: ProtobufWriter, { d, fill, stroke }: Shape): void {
  writer.message(2, (args) => args.text(1, d));
  writer.message(10, (styles) => {
    if (fill) styles.message(1, (colour) => colour.floats(...fill));
    if (!stroke) return;
    styles.message(2, (colour) => colour.floats(...stroke.colour));
    styles.float(3, stroke.width).int(4, ROUND).int(5, ROUND);
  });
}

function isPerFrame(shapes: NonNullable<Sprite['shapes']>): shapes is readonly (readonly Shape[])[] {
  return Array.isArray(shapes[0]);
}

/** Returns the shapes that a sprite shows in a frame. */
export function shapesAt({ shapes }: Sprite, index: number): readonly Shape[] {
  if (!shapes) return [];
  return isPerFrame(shapes) ? (shapes[index] ?? []) : shapes;
}

function writeFrame(writer: ProtobufWriter, sprite: Sprite, index: number): void {
  const frame = sprite.frames[index];
  if (frame && frame.alpha >= 0.05) {
    const { a, b, c, d, tx, ty } = frame.matrix;
    const scale = (value: number) => onGrid(value, 512);
    writer.float(1, onGrid(Math.min(1, frame.alpha), 128));
    writer.message(2, (layout) => layout.floats(0, 0, ...sprite.size));
    writer.message(3, (transform) =>
      transform
        .floats(neverZero(scale(a)), scale(b), scale(c), neverZero(scale(d)))
        .float(5, onGrid(tx, 64))
        .float(6, onGrid(ty, 64)),
    );
    writer.text(4, frame.clip ?? '');
  }
  if (!sprite.shapes) return;
  if (index > 0 && !isPerFrame(sprite.shapes)) writer.message(5, (shape) => shape.int(1, KEEP));
  else for (const shape of shapesAt(sprite, index)) writer.message(5, (inner) => writeShape(inner, shape));
}

function writeSprite(writer: ProtobufWriter, sprite: Sprite): void {
  writer.text(1, sprite.key);
  for (const index of sprite.frames.keys()) writer.message(2, (frame) => writeFrame(frame, sprite, index));
}

function writeImages(writer: ProtobufWriter, { pictures, sound }: Movie): void {
  const images = new Map([...pictures, ...(sound ? [['sound', sound.bytes] as const] : [])]);
  for (const [key, bytes] of images) writer.message(3, (entry) => entry.text(1, key).bytes(2, bytes));
}

/** The file: zlib over one MovieEntity of SVGA 2.0. */
export function writeSvga(movie: Movie): Uint8Array {
  const writer = new ProtobufWriter().text(1, '2.0');
  writer.message(2, (params) =>
    params.float(1, movie.width).float(2, movie.height).int(3, movie.fps).int(4, movie.frames),
  );
  writeImages(writer, movie);
  for (const sprite of movie.sprites) writer.message(4, (inner) => writeSprite(inner, sprite));
  const { sound } = movie;
  if (sound) {
    writer.message(5, (audio) =>
      audio.text(1, 'sound').int(2, sound.atFrame).int(3, movie.frames).int(5, sound.lengthMs),
    );
  }
  return deflateSync(writer.done(), { level: 9 });
}
