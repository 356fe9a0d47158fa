import type { Bytes } from '#contract/units/bytes.ts';
import { IMAGES_MAX, SPEC_MAX, SPEC_VALUES_MAX } from '../caps.ts';
import { broken, tooLarge } from '../refusals.ts';
import { sortAssets } from './assets.ts';
import {
  type Frame,
  IDENTITY,
  type Matrix,
  NO_BOX,
  type Rgba,
  type Shape,
  type ShapeArgs,
} from './drawing.ts';
import { MoviePacker } from './movie-packer.ts';
import type { SvgaMovie } from './svga-movie.ts';

type Json = { readonly [name: string]: unknown };

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const object = (value: unknown): Json => (isObject(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Old exporters write numbers as text here and there. */
function number(value: unknown, otherwise = 0): number {
  const read = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : otherwise;
}

function matrix(value: unknown): Matrix {
  if (!isObject(value)) return IDENTITY;
  const { a, b, c, d, tx, ty } = value;
  return [number(a, 1), number(b), number(c), number(d, 1), number(tx), number(ty)];
}

function colour(value: unknown): Rgba | null {
  if (!Array.isArray(value)) return null;
  const [r, g, b, a] = list(value);
  return [number(r), number(g), number(b), number(a, 1)];
}

function args(type: unknown, input: Json): ShapeArgs {
  const [x, y] = [number(input.x), number(input.y)];
  if (type === 'rect') {
    const size = { width: number(input.width), height: number(input.height) };
    return { is: 'rect', x, y, ...size, radius: number(input.cornerRadius) };
  }
  if (type === 'ellipse') {
    return { is: 'ellipse', x, y, radiusX: number(input.radiusX), radiusY: number(input.radiusY) };
  }
  return { is: 'path', d: text(input.d) };
}

const CAPS = ['butt', 'round', 'square'];
const JOINS = ['miter', 'round', 'bevel'];

function shape(value: Json): Shape {
  const styles = object(value.styles);
  const [dash, gap] = list(styles.lineDash);
  return {
    args: args(value.type, object(value.args)),
    fill: colour(styles.fill),
    stroke: colour(styles.stroke),
    strokeWidth: number(styles.strokeWidth),
    cap: Math.max(0, CAPS.indexOf(text(styles.lineCap))),
    join: Math.max(0, JOINS.indexOf(text(styles.lineJoin))),
    miterLimit: number(styles.miterLimit),
    dash: number(dash),
    gap: number(gap),
    transform: matrix(value.transform),
  };
}

function frame(value: unknown): Frame {
  const { alpha, layout, transform, clipPath, shapes } = object(value);
  const shapeList = list(shapes).map(object);
  const { x, y, width, height } = object(layout);
  return {
    alpha: number(alpha),
    box: layout ? [number(x), number(y), number(width), number(height)] : NO_BOX,
    transform: matrix(transform),
    clip: text(clipPath),
    shapes:
      shapeList[0]?.type === 'keep' ? 'keep' : shapeList.filter((entry) => entry.type !== 'keep').map(shape),
  };
}

const decoder = new TextDecoder('utf-8');
const OPENING = [0x5b, 0x7b];

/** Objects and arrays a JSON text opens at most; those quoted in its strings count, too. */
function valuesIn(spec: Bytes): number {
  let values = 0;
  for (const byte of spec) if (OPENING.includes(byte)) values += 1;
  return values;
}

/** An empty object takes two bytes of text and thirty times as much once parsed, so objects are counted first. */
function parse(spec: Bytes): Json {
  if (spec.length > SPEC_MAX) throw tooLarge('spec', SPEC_MAX);
  if (valuesIn(spec) > SPEC_VALUES_MAX) throw tooLarge('spec values', SPEC_VALUES_MAX);
  try {
    return object(JSON.parse(decoder.decode(spec)));
  } catch (thrown) {
    throw broken('movie.spec', thrown);
  }
}

/** One frame after the other, so that a long movie is never a list of parsed frames. */
function* framesOf(frames: readonly unknown[]): Iterable<Frame> {
  for (const each of frames) yield frame(each);
}

/**
 * Reads the `movie.spec` of an SVGA 1.x archive; `assetOf` returns the image of a file name.
 * @throws AppError ANIMATION_BROKEN, ANIMATION_TOO_LARGE
 */
export function readSpec(spec: Bytes, assetOf: (name: string) => Bytes): SvgaMovie<Bytes> {
  const { movie, sprites, images } = parse(spec);
  const { viewBox, fps, frames } = object(movie);
  const { width, height } = object(viewBox);
  const size = { width: number(width), height: number(height) };
  const count = { fps: number(fps, 20), frames: Math.trunc(number(frames)) };
  const spriteList = list(sprites).map(object);
  const packer = new MoviePacker({ ...size, ...count }, spriteList.length);
  for (const sprite of spriteList) {
    const names = { imageKey: text(sprite.imageKey), matteKey: text(sprite.matteKey) };
    packer.sprite(names, framesOf(list(sprite.frames)));
  }
  const named = Object.entries(object(images));
  if (named.length > IMAGES_MAX) throw tooLarge('images', IMAGES_MAX);
  const assets = new Map(named.map(([key, name]) => [key, assetOf(text(name))]));
  return packer.done(sortAssets(assets, [], count.fps));
}
