import { expect, test } from 'vitest';
import type { MovieEvent } from '#contract/community/gift/stage.ts';
import { until } from '#tests/fixtures/time/until.ts';
import { playMovie } from './gift-movies.ts';

const WHISTLE = '/src/sandbox/domains/community/gift/animations/whistle.svga';
const SCARF = '/src/sandbox/domains/community/gift/animations/scarf.apng';

/** Plays the animation of a URL on a canvas of the page, and records its events. */
function play(url: string) {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 180;
  const events: MovieEvent[] = [];
  const run = playMovie(url, canvas.transferControlToOffscreen(), (event) => events.push(event));
  const outcomes = () => events.map((event) => (event.is === 'refused' ? event.error.code : event.is));
  return { canvas, run, words: outcomes };
}

/** Share of the pixels of a canvas that are painted, 0–1. */
function painted(canvas: HTMLCanvasElement): number {
  const copy = new OffscreenCanvas(canvas.width, canvas.height);
  const context = copy.getContext('2d');
  context?.drawImage(canvas, 0, 0);
  const pixels = context?.getImageData(0, 0, copy.width, copy.height).data ?? [];
  return pixels.filter((value, index) => index % 4 === 3 && value > 8).length / (copy.width * copy.height);
}

test.for([WHISTLE, SCARF])('[C.01] a worker draws %s on a page canvas to its end', async (url) => {
  const { canvas, words } = play(url);
  document.body.append(canvas);
  await until(() => expect(painted(canvas)).toBeGreaterThan(0.01));
  await until(() => expect(words()).toEqual(['plays', 'over']));
  // The cleared frame of a worker may reach the page after its message.
  await until(() => expect(painted(canvas)).toBe(0));
  canvas.remove();
});

test('a canvas follows the size of its place', async () => {
  const { canvas, run, words } = play(WHISTLE);
  await until(() => expect(words()).toContain('plays'));
  run.fit({ width: 200, height: 100 });
  await until(() => expect([canvas.width, canvas.height]).toEqual([200, 100]));
  run.stop();
});

test('a missing or invalid movie is refused with its reason', async () => {
  const invalid = play(URL.createObjectURL(new Blob(['no movie at all'])));
  await until(() => expect(invalid.words()).toEqual(['ANIMATION_BROKEN']));
  const scarf = await (await fetch(SCARF)).blob();
  const cutShort = play(URL.createObjectURL(scarf.slice(0, 20_000)));
  await until(() => expect(cutShort.words()).toEqual(['ANIMATION_BROKEN']));
  const missing = play('blob:gone');
  await until(() => expect(missing.words()).toEqual(['ANIMATION_MISSING']));
});

test('a stopped run sends no events, and the next one plays', async () => {
  const stopped = play(WHISTLE);
  stopped.run.stop();
  const next = play(WHISTLE);
  await until(() => expect(next.words()).toEqual(['plays', 'over']));
  expect(stopped.words()).toEqual([]);
});
