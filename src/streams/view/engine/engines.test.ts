import { expect, test } from 'vitest';
import { type Ability, engineFor, unplayableBy } from './engines.table.ts';

const BROWSERS: readonly {
  readonly name: string;
  readonly abilities: readonly Ability[];
  readonly hls: string | null;
  readonly flv: string | null;
}[] = [
  { name: 'Chrome and Edge', abilities: ['mediaSource', 'nativeHls'], hls: 'hls.js', flv: 'flv.js' },
  { name: 'Firefox', abilities: ['mediaSource'], hls: 'hls.js', flv: 'flv.js' },
  {
    name: 'Safari of a Mac or an iPad',
    abilities: ['mediaSource', 'managedMediaSource', 'nativeHls'],
    hls: 'hls.js',
    flv: 'flv.js',
  },
  {
    name: 'an iPhone since iOS 17.1',
    abilities: ['managedMediaSource', 'nativeHls'],
    hls: 'hls.js',
    flv: null,
  },
  { name: 'an iPhone before', abilities: ['nativeHls'], hls: 'native', flv: null },
  { name: 'a browser without video', abilities: [], hls: null, flv: null },
];

test.each(BROWSERS)('[2.11] $name plays HLS by $hls and FLV by $flv', ({ abilities, hls, flv }) => {
  const has = new Set(abilities);
  expect(engineFor('hls', has)).toBe(hls);
  expect(engineFor('flv', has)).toBe(flv);
  expect(unplayableBy(has)).toEqual([...(hls ? [] : ['hls']), ...(flv ? [] : ['flv'])]);
});
