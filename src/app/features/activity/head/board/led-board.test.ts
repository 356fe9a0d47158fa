import { expect, test } from 'vitest';
import { lettersOf } from './led-board.tsx';

const dotsIn = (path: string) => path.split('M').length - 1;

test('each countdown figure has 35 dots and each colon two', () => {
  const board = lettersOf('02:14:36');
  expect(board.width).toBe(6 * 6 + 2 * 2 - 1);
  expect(dotsIn(board.lit) + dotsIn(board.dark)).toBe(6 * 35 + 2 * 2);
});

test('every digit has its own dot pattern', () => {
  const drawn = [...'0123456789'].map((digit) => lettersOf(digit).lit);
  expect(new Set(drawn).size).toBe(10);
  expect(lettersOf('x')).toEqual({ lit: '', dark: '', width: 0 });
});
