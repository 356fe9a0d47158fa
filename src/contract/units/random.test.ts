import { expect, test } from 'vitest';
import { hash32, pick, random } from './random.ts';

test('a name has its standard FNV-1a hash', () => {
  expect(['', 'a', 'foobar'].map(hash32)).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
});

test('a seed always gives the same sequence', () => {
  const next = random('world-1');
  expect([next(), next(), next()].map((draw) => draw * 2 ** 32)).toEqual([
    2_242_280_278, 1_854_932_044, 3_863_272_565,
  ]);
});

test('one of several things is drawn, the last one too', () => {
  expect([0, 0.5, 0.999].map((draw) => pick(() => draw, ['a', 'b', 'c']))).toEqual(['a', 'b', 'c']);
});
