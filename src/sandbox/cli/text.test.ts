import { expect, test } from 'vitest';
import { demoLines, streamLines } from './text.ts';

test('accounts are listed with the coins they have now', () => {
  const lines = demoLines(({ name }) => (name === 'beian' ? 7n : 0n));
  expect(lines).toContainEqual(expect.stringMatching(/beian .* 7 coins/));
  expect(lines).toContainEqual(expect.stringMatching(/qinghe .* 0 coins/));
});

test('given streams are named, and otherwise the option that gives one', () => {
  expect(streamLines({ hls: 'https://a.test/x.m3u8', flv: 'https://a.test/x.flv' })).toEqual([
    'match rooms play hls=https://a.test/x.m3u8',
    'match rooms play flv=https://a.test/x.flv',
  ]);
  expect(streamLines({})).toEqual([expect.stringContaining('npm start -- --stream hls=URL')]);
});
