import { expect, test } from 'vitest';
import { until } from '#tests/fixtures/time/until.ts';
import { type ApngPart, encodeApng } from '#tools/assets/gifts/file/apng-file.ts';
import type { ApngMovie } from '#worker/gifts/formats/apng/apng-movie.ts';
import { decodeApng } from '#worker/gifts/formats/apng/decode.ts';
import { FrameComposer } from './frame-composer.ts';
import { playApng } from './play-apng.ts';

/** Transparent, red, half-transparent green, blue. */
const PALETTE = [
  [0, 0, 0, 0],
  [255, 0, 0, 255],
  [0, 255, 0, 128],
  [0, 0, 255, 255],
] as const;
const [CLEAR, RED, GREEN, BLUE] = [0, 1, 2, 3];

const part = (colour: number, change: Partial<ApngPart> = {}): ApngPart => {
  const { width = 4, height = 4 } = change;
  const indices = new Uint8Array(width * height).fill(colour);
  return { x: 0, y: 0, width, height, indices, delayMs: 40, dispose: 0, blend: 0, ...change };
};
const middle = { x: 1, y: 1, width: 2, height: 2 } as const;
const corner = { x: 3, y: 3, width: 1, height: 1 } as const;

/** Every pair of blend and disposal at least once. */
const FILE = encodeApng({
  width: 4,
  height: 4,
  palette: PALETTE,
  parts: [
    part(RED),
    part(GREEN, { ...middle, blend: 1 }),
    part(GREEN, { ...middle, blend: 0, dispose: 2 }),
    part(BLUE, { ...corner, dispose: 1 }),
    part(GREEN, { ...middle, blend: 1, dispose: 2 }),
    part(CLEAR, { ...corner, blend: 1, dispose: 1 }),
    part(BLUE, { ...middle, blend: 1, dispose: 0 }),
    part(CLEAR, { ...middle, blend: 0 }),
  ],
});

async function movieOf(file: Uint8Array<ArrayBuffer>): Promise<ApngMovie<ImageBitmap>> {
  const movie = decodeApng(file);
  const images = movie.images.map(async ({ key, image }) => ({
    key,
    image: await createImageBitmap(new Blob([image])),
  }));
  return { ...movie, images: await Promise.all(images) };
}

const pixelsOf = (canvas: OffscreenCanvas): number[] => [
  ...(canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []),
];
const pixelAt = (canvas: OffscreenCanvas, x: number, y: number): number[] =>
  pixelsOf(canvas).slice((y * canvas.width + x) * 4, (y * canvas.width + x) * 4 + 4);

/** Draws a frame as the browser's own decoder composes it. */
async function reference(file: Uint8Array<ArrayBuffer>, frameIndex: number): Promise<number[]> {
  const decoder = new ImageDecoder({ data: file, type: 'image/png' });
  const { image } = await decoder.decode({ frameIndex });
  const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  image.close();
  decoder.close();
  return pixelsOf(canvas);
}

test('[C.01] known frames have the pixels they describe', async () => {
  const composer = new FrameComposer(await movieOf(FILE));
  const { canvas } = composer;
  composer.advanceTo(0);
  expect([pixelAt(canvas, 0, 0), pixelAt(canvas, 3, 3)]).toEqual([
    [255, 0, 0, 255],
    [255, 0, 0, 255],
  ]);
  composer.advanceTo(1);
  expect(pixelAt(canvas, 0, 0)).toEqual([255, 0, 0, 255]);
  expect(pixelAt(canvas, 1, 1)).toEqual([127, 128, 0, 255]);
  composer.advanceTo(2);
  expect(pixelAt(canvas, 1, 1)).toEqual([0, 255, 0, 128]);
  composer.advanceTo(3);
  expect([pixelAt(canvas, 1, 1), pixelAt(canvas, 3, 3)]).toEqual([
    [127, 128, 0, 255],
    [0, 0, 255, 255],
  ]);
  composer.advanceTo(7);
  expect([pixelAt(canvas, 0, 0), pixelAt(canvas, 2, 2), pixelAt(canvas, 3, 3)]).toEqual([
    [255, 0, 0, 255],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
});

/** Largest difference of a channel between two images. */
const difference = (one: readonly number[], other: readonly number[]): number =>
  Math.max(
    one.length === other.length ? 0 : 255,
    ...one.map((value, at) => Math.abs(value - (other[at] ?? 0))),
  );

test('every frame equals that of the browser’s decoder', async () => {
  const composer = new FrameComposer(await movieOf(FILE));
  for (let frame = 0; frame < 8; frame += 1) {
    composer.advanceTo(frame);
    expect(difference(pixelsOf(composer.canvas), await reference(FILE, frame))).toBeLessThanOrEqual(2);
  }
});

test('frames that were passed over are composed', async () => {
  const [stepped, skipped] = [new FrameComposer(await movieOf(FILE)), new FrameComposer(await movieOf(FILE))];
  for (let frame = 0; frame < 7; frame += 1) stepped.advanceTo(frame);
  skipped.advanceTo(6);
  expect(pixelsOf(skipped.canvas)).toEqual(pixelsOf(stepped.canvas));
});

test('a movie is drawn centred on its canvas until its end', async () => {
  const canvas = new OffscreenCanvas(80, 40);
  let isOver = false;
  const movie = await movieOf(FILE);
  const stop = playApng(canvas, movie, () => {
    isOver = true;
  });
  expect(pixelAt(canvas, 40, 20)).toEqual([255, 0, 0, 255]);
  expect(pixelAt(canvas, 10, 20)).toEqual([0, 0, 0, 0]);
  await until(() => expect(isOver).toBe(true));
  stop();
  expect(pixelsOf(canvas).every((value) => value === 0)).toBe(true);
  expect(movie.images.map(({ image }) => image.width)).toEqual(Array(8).fill(0));
});

test('a canvas that is resized between frames is drawn again', async () => {
  const canvas = new OffscreenCanvas(40, 40);
  const long = encodeApng({ width: 4, height: 4, palette: PALETTE, parts: [part(RED, { delayMs: 20_000 })] });
  const stop = playApng(canvas, await movieOf(long), () => undefined);
  Object.assign(canvas, { width: 20, height: 20 });
  await until(() => expect(pixelAt(canvas, 10, 10)).toEqual([255, 0, 0, 255]));
  stop();
});
