import { expect, test } from 'vitest';
import type { GiftMovie } from '#contract/community/gift/movie.ts';
import { createGiftLoader } from '../gift-loader.ts';
import { loadPlayer } from './svga/load-player.ts';
import { playMovie } from './svga/play-svga.ts';
import { playerItem } from './svga/player-item.ts';

const files = import.meta.glob<string>('/src/sandbox/domains/community/gift/animations/*.svga', {
  query: '?url',
  import: 'default',
  eager: true,
});

const load = createGiftLoader({
  fetch: (url, init) => fetch(url, init),
  makeBitmap: (picture) => createImageBitmap(new Blob([picture])),
});
const movieAt = (url: string) => load(url, new AbortController().signal);

/** Share of the canvas that is painted at a moment of the movie, 0–1. */
async function painted(movie: GiftMovie<ImageBitmap>, at: number): Promise<number> {
  const Player = await loadPlayer();
  const canvas = document.createElement('canvas');
  document.body.append(canvas);
  canvas.width = 320;
  canvas.height = 180;
  const player = new Player(canvas);
  player.setVideoItem(playerItem(movie));
  player.stepToFrame(Math.floor(movie.frames * at));
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, 320, 180).data ?? [];
  player.stopAnimation(true);
  canvas.remove();
  let count = 0;
  for (let index = 3; index < pixels.length; index += 4) if ((pixels[index] ?? 0) > 8) count += 1;
  return count / (320 * 180);
}

test('twelve gifts are there', () => expect(Object.keys(files)).toHaveLength(12));

test.for(Object.entries(files))(
  '[C.01] %s is drawn by svgaplayerweb from the packed movie',
  async ([, url]) => {
    const movie = await movieAt(url);
    expect(await painted(movie, 0.5)).toBeGreaterThan(0.03);
    expect(await painted(movie, 0.7)).toBeGreaterThan(0.03);
    for (const { image } of movie.images) image.close();
  },
);

/** Returns the number of frame callbacks requested during the next frames. */
async function frameRequests(frames: number): Promise<number> {
  const real = window.requestAnimationFrame.bind(window);
  let asked = 0;
  window.requestAnimationFrame = (callback) => {
    asked += 1;
    return real(callback);
  };
  for (let frame = 0; frame < frames; frame += 1) await new Promise(real);
  window.requestAnimationFrame = real;
  return asked;
}

test('fifty plays cut short leave no frame callback and no open bitmap', async () => {
  const Player = await loadPlayer();
  const url = Object.values(files)[0] ?? '';
  const bitmaps: ImageBitmap[] = [];
  for (let round = 0; round < 50; round += 1) {
    const movie = await movieAt(url);
    bitmaps.push(...movie.images.map(({ image }) => image));
    const stop = playMovie(Player, new OffscreenCanvas(320, 180), movie, () => undefined);
    await new Promise(requestAnimationFrame);
    stop();
  }
  expect(bitmaps.filter(({ width }) => width > 0)).toEqual([]);
  await frameRequests(1);
  expect(await frameRequests(10)).toBe(0);
});
