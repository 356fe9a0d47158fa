import { expect, test } from 'vitest';
import { wrapLines } from './draw-poster.ts';

const measure = (text: string) => [...new Intl.Segmenter('zh').segment(text)].length * 10;

test('a long name wraps, and overflow of the last line is truncated', () => {
  expect(wrapLines('北岸的风', { width: 40, maxLines: 2, measure })).toEqual(['北岸的风']);
  expect(wrapLines('北岸的风从海上来', { width: 40, maxLines: 2, measure })).toEqual([
    '北岸的风',
    '从海上来',
  ]);
  expect(wrapLines('北岸的风从海上来了', { width: 40, maxLines: 2, measure })).toEqual([
    '北岸的风',
    '从海上…',
  ]);
});

test('a letter of several code points is never cut', () => {
  expect(wrapLines('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', { width: 20, maxLines: 2, measure })).toEqual([
    '👨‍👩‍👧👨‍👩‍👧',
    '👨‍👩‍👧',
  ]);
});
