import { expect, test } from 'vitest';
import type { GiftMovie } from '../formats/decode.ts';
import type { SvgaMovie } from '../formats/svga/svga-movie.ts';
import { createGiftLoader } from '../gift-loader.ts';
import { FrameComposer } from './apng/frame-composer.ts';
import { playGift } from './play-gift.ts';
import { loadPlayer } from './svga/play-svga.ts';
import { playerItem } from './svga/player-item.ts';

const files = import.meta.glob<string>('/src/sandbox/domains/community/gift/animations/*.{svga,apng}', {
  query: '?url',
  import: 'default',
  eager: true,
});

const load = createGiftLoader({
  fetch: (url, init) => fetch(url, init),
  makeBitmap: (image) => createImageBitmap(new Blob([image])),
});
const movieAt = (url: string) => load(url, new AbortController().signal);

/** Share of pixels that are painted, 0–1. */
function shareOf(pixels: Uint8ClampedArray): number {
  let count = 0;
  for (let index = 3; index < pixels.length; index += 4) if ((pixels[index] ?? 0) > 8) count += 1;
  return count / (pixels.length / 4);
}

/** Draws a frame of an SVGA movie by svgaplayerweb from the packed movie. */
async function svgaPixels(movie: SvgaMovie<ImageBitmap>, at: number): Promise<Uint8ClampedArray> {
  const Player = await loadPlayer();
  const canvas = document.createElement('canvas');
  document.body.append(canvas);
  canvas.width = 320;
  canvas.height = 180;
  const player = new Player(canvas);
  player.setVideoItem(playerItem(movie));
  player.stepToFrame(Math.floor(movie.frames * at));
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, 320, 180).data;
  player.stopAnimation(true);
  canvas.remove();
  return pixels ?? new Uint8ClampedArray();
}

/** Returns the share of the canvas that is painted at a moment of the movie, 0–1. */
async function painted(movie: GiftMovie<ImageBitmap>, at: number): Promise<number> {
  if (movie.is === 'svga') return shareOf(await svgaPixels(movie, at));
  const composer = new FrameComposer(movie);
  composer.advanceTo(Math.floor(movie.frames.length * at));
  const { width, height } = movie;
  return shareOf(
    composer.canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray(),
  );
}

test('twelve gifts are there', () => expect(Object.keys(files)).toHaveLength(12));

test.for(Object.entries(files))('[C.01] %s is drawn by the player of its format', async ([, url]) => {
  const movie = await movieAt(url);
  expect(await painted(movie, 0.5)).toBeGreaterThan(0.03);
  expect(await painted(movie, 0.7)).toBeGreaterThan(0.03);
  for (const { image } of movie.images) image.close();
});

/** Returns the number of frame callbacks requested during the next frames. */
async function frameRequests(frames: number): Promise<number> {
  const real = window.requestAnimationFrame.bind(window);
  let requestCount = 0;
  window.requestAnimationFrame = (callback) => {
    requestCount += 1;
    return real(callback);
  };
  for (let frame = 0; frame < frames; frame += 1) await new Promise(real);
  window.requestAnimationFrame = real;
  return requestCount;
}

const urlOf = (ending: string): string => Object.values(files).find((url) => url.includes(ending)) ?? '';

test.for(['.svga', '.apng'])(
  'fifty plays of %s cut short leave no callback and no bitmap',
  async (ending) => {
    const bitmaps: ImageBitmap[] = [];
    for (let round = 0; round < 50; round += 1) {
      const movie = await movieAt(urlOf(ending));
      bitmaps.push(...movie.images.map(({ image }) => image));
      const stop = await playGift(new OffscreenCanvas(320, 180), movie, () => undefined);
      await new Promise(requestAnimationFrame);
      stop();
    }
    expect(bitmaps.length).toBeGreaterThan(0);
    expect(bitmaps.filter(({ width }) => width > 0)).toEqual([]);
    await frameRequests(1);
    expect(await frameRequests(10)).toBe(0);
  },
);
