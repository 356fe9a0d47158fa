import { expect, test } from 'vitest';
import { flvTag, flvTags } from '#tests/fixtures/flv-bytes.ts';
import { createFlvOpening } from './flv-opening.ts';

const AUDIO_FLAG = 4;
const promises = (head: Uint8Array | undefined) => ((head?.[4] ?? 0) & AUDIO_FLAG) !== 0;
const video = (...stamps: number[]) => flvTags(stamps.map((at) => flvTag('video', at)));

test('a stream whose sound is there begins at once', () => {
  const opening = createFlvOpening();
  const begun = opening.pass(flvTags([flvTag('audio', 0, { config: true }), flvTag('video', 0)]), true);
  expect(begun).toHaveLength(3);
  expect(promises(begun[0])).toBe(true);
});

test('[8.16] promised sound that has not come after a second of stream is not waited for', () => {
  const opening = createFlvOpening();
  expect(opening.pass(video(0, 500), true)).toEqual([]);
  const begun = opening.pass(video(1_000), true);
  expect(promises(begun[0])).toBe(false);
  expect(begun).toHaveLength(4);
});

test('[8.16] only the stream’s own time counts: a page that is hidden or paused loses no sound', () => {
  const opening = createFlvOpening();
  for (let look = 0; look < 100; look += 1) expect(opening.pass([], true)).toEqual([]);
  expect(promises(opening.pass(flvTags([flvTag('audio', 900)]), true)[0])).toBe(true);
});

test('sound that comes after all is noticed', () => {
  const opening = createFlvOpening();
  opening.pass(video(0, 1_000), true);
  expect(opening.missesSound()).toBe(false);
  expect(opening.pass(flvTags([flvTag('audio', 1_100)]), true)).toEqual([]);
  expect(opening.missesSound()).toBe(true);
});
