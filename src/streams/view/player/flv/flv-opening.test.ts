import { expect, test } from 'vitest';
import { flvTag, flvTags } from '#tests/fixtures/video/flv-bytes.ts';
import { createFlvOpening } from './flv-opening.ts';

const BOTH = { audio: true, video: true };
const AUDIO_FLAG = 4;
const promises = (head: Uint8Array | undefined) => ((head?.[4] ?? 0) & AUDIO_FLAG) !== 0;
const video = (...stamps: number[]) => flvTags(stamps.map((at) => flvTag('video', at)));

test('a stream whose sound is there begins at once', () => {
  const opening = createFlvOpening();
  const tags = [flvTag('audio', 0, { config: true }), flvTag('video', 0), flvTag('audio', 0)];
  const begun = opening.pass(flvTags(tags), BOTH);
  expect(begun).toHaveLength(4);
  expect(promises(begun[0])).toBe(true);
});

test('[8.16] announced audio missing after a second of stream is not awaited', () => {
  const opening = createFlvOpening();
  expect(opening.pass(video(0, 500), BOTH)).toEqual([]);
  const begun = opening.pass(video(1_000), BOTH);
  expect(promises(begun[0])).toBe(false);
  expect(begun).toHaveLength(4);
});

test.each([
  ['announced', BOTH],
  ['not announced', { audio: false, video: true }],
])('[8.16] an audio configuration without audio is dropped, with audio %s', (_case, promised) => {
  const opening = createFlvOpening();
  const config = flvTags([flvTag('audio', 0, { config: true })]);
  expect(opening.pass([...config, ...video(0, 500)], promised)).toEqual([]);
  const begun = opening.pass(video(1_000), promised);
  expect(promises(begun[0])).toBe(false);
  expect(begun).toHaveLength(4);
  opening.pass(config, promised);
  expect(opening.missesSound()).toBe(false);
});

test('[8.16] only stream time counts: a hidden or paused page keeps its audio', () => {
  const opening = createFlvOpening();
  for (let check = 0; check < 100; check += 1) expect(opening.pass([], BOTH)).toEqual([]);
  expect(promises(opening.pass(flvTags([flvTag('audio', 900)]), BOTH)[0])).toBe(true);
});

test('late audio is detected', () => {
  const opening = createFlvOpening();
  opening.pass(video(0, 1_000), BOTH);
  expect(opening.missesSound()).toBe(false);
  expect(opening.pass(flvTags([flvTag('audio', 1_100)]), BOTH)).toEqual([]);
  expect(opening.missesSound()).toBe(true);
});

test('announced audio without video starts at once, with no video announced', () => {
  const opening = createFlvOpening();
  const sound = flvTags([flvTag('audio', 0, { config: true }), flvTag('audio', 32)]);
  expect(opening.pass(sound, { audio: true, video: false })[0]?.[4]).toBe(AUDIO_FLAG);
  const lying = createFlvOpening();
  const both = flvTags([flvTag('audio', 0), flvTag('video', 0)]);
  expect(lying.pass(both, { audio: true, video: false })[0]?.[4]).toBe(AUDIO_FLAG | 1);
});
