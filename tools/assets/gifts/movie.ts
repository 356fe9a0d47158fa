import { movedPath } from './draw/path.ts';
import type { RasterImage } from './draw/soft.ts';
import { type Frame, type Movie, type Shape, type Sprite, writeSvga } from './file/svga-file.ts';
import { inverse, type Matrix, matrixOf, multiply, type Pose } from './motion/matrix.ts';
import { framesToApng } from './raster/frames-to-apng.ts';
import { rasterise } from './raster/rasterise.ts';

/** Seconds since the animation began. */
type At = (seconds: number) => Pose | null;

type Graphic =
  | { readonly is: 'picture'; readonly image: RasterImage }
  | { readonly is: 'drawing'; readonly shapes: readonly Shape[] }
  | { readonly is: 'moving'; readonly shapes: (seconds: number) => readonly Shape[] };

export type Layer = { readonly graphic: Graphic; readonly poses: readonly At[] };

export const imageLayer = (shown: RasterImage, at: At): Layer => ({
  graphic: { is: 'picture', image: shown },
  poses: [at],
});
export const drawing = (shapes: readonly Shape[], at: At): Layer => ({
  graphic: { is: 'drawing', shapes },
  poses: [at],
});
/** A drawing that changes its very lines from frame to frame. */
export const moving = (shapes: (seconds: number) => readonly Shape[], at: At): Layer => ({
  graphic: { is: 'moving', shapes },
  poses: [at],
});
/** Layers that move together. */
export const within = (at: At, layers: readonly Layer[]): readonly Layer[] =>
  layers.map((layer) => ({ ...layer, poses: [at, ...layer.poses] }));

export const WIDTH = 640;
export const HEIGHT = 360;
const UNMOVED: Matrix = matrixOf({});

export type Animation = {
  readonly fps: 30 | 60;
  readonly seconds: number;
  readonly layers: readonly Layer[];
  readonly sound?: { readonly bytes: Uint8Array; readonly atSeconds: number; readonly lengthMs: number };
};

/** Images are positioned by their middle. */
const anchorOf = (graphic: Graphic): Matrix =>
  graphic.is === 'picture'
    ? matrixOf({ x: -graphic.image.width / 2, y: -graphic.image.height / 2 })
    : UNMOVED;

function frameOf(layer: Layer, seconds: number): Frame | null {
  let matrix = UNMOVED;
  let alpha = 1;
  let clip: string | null = null;
  const anchor = anchorOf(layer.graphic);
  for (const at of layer.poses) {
    const pose = at(seconds);
    if (!pose) return null;
    matrix = multiply(matrix, matrixOf(pose));
    alpha *= pose.alpha ?? 1;
    clip = pose.clip === undefined ? null : movedPath(pose.clip, inverse(multiply(matrixOf(pose), anchor)));
  }
  if (alpha < 0.05) return null;
  const frame = { alpha, matrix: multiply(matrix, anchor) };
  return clip === null ? frame : { ...frame, clip };
}

function spriteOf(layer: Layer, index: number, times: readonly number[]): Sprite {
  const frames = times.map((seconds) => frameOf(layer, seconds));
  const { graphic } = layer;
  if (graphic.is === 'picture') {
    return {
      key: graphic.image.key,
      size: [graphic.image.width, graphic.image.height],
      frames,
      shapes: null,
    };
  }
  const shapes =
    graphic.is === 'drawing'
      ? graphic.shapes
      : times.map((seconds, at) => (frames[at] ? graphic.shapes(seconds) : []));
  return { key: `drawn${index}.vector`, size: [WIDTH, HEIGHT], frames, shapes };
}

/** Plays the layers through at a frame rate. */
export function movieOf({ seconds, layers }: Animation, fps: number): Movie {
  const frames = Math.round(fps * seconds);
  const times = Array.from({ length: frames }, (_, index) => index / fps);
  const shown = new Map<string, Uint8Array>();
  for (const { graphic } of layers)
    if (graphic.is === 'picture') shown.set(graphic.image.key, graphic.image.png);
  const all = layers.map((layer, index) => spriteOf(layer, index, times));
  const sprites = all.filter((sprite) => sprite.frames.some((frame) => frame !== null));
  return { width: WIDTH, height: HEIGHT, fps, frames, pictures: shown, sprites };
}

/** Renders an animation as an SVGA file. */
export function renderSvga(animation: Animation): Uint8Array {
  const { fps, sound } = animation;
  const movie = movieOf(animation, fps);
  if (!sound) return writeSvga(movie);
  const { bytes, lengthMs, atSeconds } = sound;
  return writeSvga({ ...movie, sound: { bytes, lengthMs, atFrame: Math.round(atSeconds * fps) } });
}

const APNG_FRAME_MS = 66;
/** Pixels of the file per unit of the animation. */
const APNG_SCALE = 0.625;

/** Renders an animation as an animated PNG: for drawings whose lines change in every frame, which SVGA stores one by one. */
export function renderApng(animation: Animation): Uint8Array {
  const images = new Map<string, RasterImage>();
  for (const { graphic } of animation.layers)
    if (graphic.is === 'picture') images.set(graphic.image.key, graphic.image);
  const movie = movieOf(animation, 1_000 / APNG_FRAME_MS);
  return framesToApng(rasterise(movie, images, APNG_SCALE), APNG_FRAME_MS);
}
