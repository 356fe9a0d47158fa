import { expect, test } from 'vitest';
import type { GiftMovie } from '#contract/community/gift/movie.ts';
import type { Bytes } from '#contract/units/bytes.ts';
import { MovieCache } from './movie-cache.ts';

const movie = (size: number): GiftMovie<Bytes> => ({
  width: 1,
  height: 1,
  fps: 30,
  frames: 1,
  sprites: [],
  images: [{ key: 'a', image: new Uint8Array(size) }],
  sounds: [],
  cells: new Float32Array(),
  clips: new Int32Array(),
  groups: new Int32Array(),
  groupEnds: new Uint32Array(),
  shapes: new Float32Array(),
  paths: new Uint8Array(),
  pathEnds: new Uint32Array(),
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
