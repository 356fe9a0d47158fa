import type { RasterImage } from '../draw/soft.ts';
import { type Colour, type Frame, type Movie, type Shape, type Sprite, shapesAt } from '../file/svga-file.ts';
import { inverse, type Matrix, matrixOf, multiply } from '../motion/matrix.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { linesOf, strokeOf, transformed } from './outline.ts';

/** Image with premultiplied colours, 0–1 each: red, green, blue, alpha of every pixel. */
export type Pixels = { readonly width: number; readonly height: number; readonly values: Float32Array };

/** Composes a colour over a pixel. */
function blend({ values }: Pixels, pixel: number, [r, g, b, a]: Colour, share: number): void {
  const alpha = a * share;
  const at = pixel * 4;
  const rest = 1 - alpha;
  values[at] = r * alpha + (values[at] ?? 0) * rest;
  values[at + 1] = g * alpha + (values[at + 1] ?? 0) * rest;
  values[at + 2] = b * alpha + (values[at + 2] ?? 0) * rest;
  values[at + 3] = alpha + (values[at + 3] ?? 0) * rest;
}

/** Share that a clip leaves of a pixel. */
type Clip = (x: number, y: number) => number;

function clipOf(frame: Frame, matrix: Matrix, image: Pixels): Clip {
  if (frame.clip === undefined) return () => 1;
  const area = coverageOf(transformed(linesOf(frame.clip), matrix), image);
  return (x, y) => {
    const [column, row] = [x - (area?.left ?? 0), y - (area?.top ?? 0)];
    const isInside = area !== null && column >= 0 && row >= 0 && column < area.width && row < area.height;
    return isInside ? (area.shares[row * area.width + column] ?? 0) : 0;
  };
}

function paint(image: Pixels, area: Coverage | null, colour: Colour, share: Clip): void {
  if (!area) return;
  for (const [index, covered] of area.shares.entries()) {
    if (covered === 0) continue;
    const [x, y] = [area.left + (index % area.width), area.top + Math.floor(index / area.width)];
    blend(image, y * image.width + x, colour, Math.min(1, covered) * share(x, y));
  }
}

function drawShape(image: Pixels, { d, fill, stroke }: Shape, matrix: Matrix, share: Clip): void {
  if (fill) paint(image, coverageOf(transformed(linesOf(d), matrix), image), fill, share);
  if (stroke)
    paint(image, coverageOf(transformed(strokeOf(d, stroke.width), matrix), image), stroke.colour, share);
}

/** Reads a pixel of an indexed image as a colour, 0–1 each; transparent beyond its rim. */
function pixelAt({ width, height, indices, palette }: RasterImage, x: number, y: number): Colour {
  const index = x >= 0 && y >= 0 && x < width && y < height ? (indices[y * width + x] ?? 0) : 0;
  const [r = 0, g = 0, b = 0, a = 0] = palette[index] ?? [];
  return [r / 255, g / 255, b / 255, a / 255];
}

/** Draws an image through a matrix; each pixel takes the nearest of the image, which is soft itself. */
function drawImage(image: Pixels, source: RasterImage, matrix: Matrix, share: Clip): void {
  const { width, height } = source;
  const corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const;
  const area = coverageOf(transformed([corners], matrix), image);
  if (!area) return;
  const back = inverse(matrix);
  for (const [index, covered] of area.shares.entries()) {
    if (covered === 0) continue;
    const [x, y] = [area.left + (index % area.width), area.top + Math.floor(index / area.width)];
    const [sourceX, sourceY] = back([x + 0.5, y + 0.5]);
    const colour = pixelAt(source, Math.floor(sourceX), Math.floor(sourceY));
    blend(image, y * image.width + x, colour, Math.min(1, covered) * share(x, y));
  }
}

function drawSprite(
  image: Pixels,
  sprite: Sprite,
  index: number,
  { images, scale }: { readonly images: ReadonlyMap<string, RasterImage>; readonly scale: number },
): void {
  const frame = sprite.frames[index];
  if (!frame) return;
  const matrix = multiply(matrixOf({ scale }), frame.matrix);
  const clip = clipOf(frame, matrix, image);
  const share: Clip = (x, y) => frame.alpha * clip(x, y);
  const source = images.get(sprite.key);
  if (source) drawImage(image, source, matrix, share);
  for (const shape of shapesAt(sprite, index)) drawShape(image, shape, matrix, share);
}

/**
 * Renders every frame of a movie in the colours that its players show.
 * @param images those of the sprites, by key
 * @param scale pixels per unit of the movie
 */
export function rasterise(
  movie: Movie,
  images: ReadonlyMap<string, RasterImage>,
  scale: number,
): readonly Pixels[] {
  const width = Math.round(movie.width * scale);
  const height = Math.round(movie.height * scale);
  return Array.from({ length: movie.frames }, (_, index) => {
    const image = { width, height, values: new Float32Array(width * height * 4) };
    for (const sprite of movie.sprites) drawSprite(image, sprite, index, { images, scale });
    return image;
  });
}
