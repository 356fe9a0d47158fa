import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

test('names called by @ stand apart, wherever they are', () => {
  expect(wordsOf('@阿泽说球 换下@7号，早了').map(({ text, isName }) => [text, isName])).toEqual([
    ['@阿泽说球', true],
    [' 换下', false],
    ['@7号', true],
    ['，早了', false],
  ]);
});

test('a lone @ is a word like others', () => {
  expect(wordsOf('发到 a @ b')).toEqual([{ at: 0, text: '发到 a @ b', isName: false }]);
});
