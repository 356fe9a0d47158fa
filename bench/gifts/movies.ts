import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePng, type Palette } from '#tools/assets/gifts/file/png.ts';
import { type Movie, type Shape, type Sprite, writeSvga } from '#tools/assets/gifts/file/svga-file.ts';
import { matrixOf } from '#tools/assets/gifts/motion/matrix.ts';

const SIZE = 750;
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

const framesOf = (count: number, sprite: number): Sprite['frames'] =>
  upTo(count).map((frame) => ({
    alpha: 0.9,
    matrix: matrixOf({
      x: 375 + 200 * Math.sin(frame / 17 + sprite),
      y: 375 + 200 * Math.cos(frame / 23 + sprite),
      turn: frame * 2,
    }),
  }));

/** A leaf whose every point moves from frame to frame. */
function leaf(frame: number, index: number): Shape {
  const at = (step: number) => (90 + 40 * Math.sin(frame / 9 + index + step)).toFixed(1);
  const d = `M 0 0 C ${at(0)} ${at(1)} ${at(2)} ${at(3)} ${at(4)} ${at(5)} L -${at(6)} ${at(7)} Z`;
  return { d, fill: [0.96, 0.72, 0.18, 0.8], stroke: { colour: [0.48, 0.32, 0, 1], width: 2 } };
}

const movie = (frames: number, sprites: readonly Sprite[], images: Movie['pictures']): Uint8Array =>
  writeSvga({ width: SIZE, height: SIZE, fps: 30, frames, pictures: images, sprites });

/** Builds a movie of 15 000 shapes, no two frames alike, no images. */
function vectorHeavy(): Uint8Array {
  const frames = 500;
  const sprites = upTo(10).map((sprite) => ({
    key: `leaf${sprite}.vector`,
    size: [SIZE, SIZE] as const,
    frames: framesOf(frames, sprite),
    shapes: upTo(frames).map((frame) => upTo(3).map((index) => leaf(frame, index + sprite))),
  }));
  return movie(frames, sprites, new Map());
}

const GOLDS: Palette = upTo(256).map((index) => [245, 120 + Math.floor(index / 2), 46, index] as const);

/** Soft rings with a grain, so that deflate has work and yet the file stays below what a gift may weigh. */
function imageOf(seed: number): Uint8Array {
  const side = 512;
  const indices = new Uint8Array(side * side);
  for (let at = 0; at < indices.length; at += 1) {
    const [x, y] = [(at % side) - 256, Math.floor(at / side) - 256];
    const grain = ((at * 2654435761 + seed * 40503) >>> 13) % 2;
    indices[at] = Math.round(120 + 100 * Math.sin(Math.hypot(x, y) / (9 + seed))) + grain;
  }
  return encodePng(side, side, indices, GOLDS);
}

/** Builds a movie of 28 images, 7.3 Mpx in all, 60 sprites, 500 frames. */
function large(): Uint8Array {
  const frames = 500;
  const images = new Map(upTo(28).map((index) => [`p${index}`, imageOf(index)] as const));
  const sprites = upTo(60).map((sprite) => ({
    key: `p${sprite % 28}`,
    size: [512, 512] as const,
    frames: framesOf(frames, sprite).map((frame, index) =>
      (index >> 5) % 12 === sprite % 12 ? frame : null,
    ),
    shapes: null,
  }));
  return movie(frames, sprites, images);
}

/** The movies measured, by name: one of our gifts, two made here, and foreign samples where a folder of them is named. */
export function benchMovies(): ReadonlyMap<string, Uint8Array> {
  const own = join(import.meta.dirname, '../../src/sandbox/domains/community/gift/animations/whistle.svga');
  const movies = new Map<string, Uint8Array>([
    ['light', readFileSync(own)],
    ['vectors', vectorHeavy()],
    ['large', large()],
  ]);
  const foreign = join(process.env.COURTSIDE_FIXTURES ?? '.', 'svga');
  if (!existsSync(foreign)) return movies;
  const samples = readdirSync(foreign).filter((name) => name.startsWith('v2'));
  return new Map([...movies, ...samples.map((name) => [name, readFileSync(join(foreign, name))] as const)]);
}
