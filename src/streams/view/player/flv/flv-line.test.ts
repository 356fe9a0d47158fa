import { expect, test } from 'vitest';
import { createStampUnwrap } from './flv-line.ts';

test.each([24, 31, 32])('[8.16] timestamps truncated to %d bit continue across a wrap-around', (bits) => {
  const unwrap = createStampUnwrap();
  const begin = 2 ** bits - 40;
  const stamps = [begin, begin + 20, 0, 20, 40].map(unwrap);
  expect(stamps).toEqual([begin, begin + 20, begin + 40, begin + 60, begin + 80]);
});

test('[8.16] late frames from before the wrap-around keep their position', () => {
  const unwrap = createStampUnwrap();
  const begin = 2 ** 32 - 100;
  expect([begin, 5, begin + 30, 25, begin + 60].map(unwrap)).toEqual([
    begin,
    begin + 20,
    begin + 30,
    begin + 40,
    begin + 60,
  ]);
});

test('a gap in a stream stays, and so does slightly early audio', () => {
  const unwrap = createStampUnwrap();
  expect([1_000, 61_000, 60_500].map(unwrap)).toEqual([1_000, 61_000, 60_500]);
});
