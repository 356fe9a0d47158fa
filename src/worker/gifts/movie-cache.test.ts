import { expect, test } from 'vitest';
import type { Bytes } from '#contract/units/bytes.ts';
import type { GiftMovie } from './formats/decode.ts';
import { MovieCache } from './gift-loader.ts';

const movie = (size: number): GiftMovie<Bytes> => ({
  is: 'apng',
  width: 1,
  height: 1,
  durationMs: 100,
  frames: [],
  images: [{ key: 'a', image: new Uint8Array(size) }],
  sounds: [],
});

test('the movie played longest ago leaves first', () => {
  const cache = new MovieCache(100);
  cache.set('a', movie(40));
  cache.set('b', movie(40));
  cache.get('a');
  cache.set('c', movie(40));
  expect(['a', 'b', 'c'].map((url) => cache.get(url) !== null)).toEqual([true, false, true]);
});

test('a movie larger than the cache is not cached', () => {
  const cache = new MovieCache(100);
  cache.set('giant', movie(500));
  cache.set('a', movie(90));
  expect([cache.get('giant'), cache.get('a') !== null]).toEqual([null, true]);
});
