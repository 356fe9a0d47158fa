import { expect, test } from 'vitest';
import { levelTier } from './level-badge.tsx';

test('eleven levels wear six looks', () => {
  const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  expect(levels.map(levelTier)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
});

test('a level beyond the last has the last style', () => {
  expect(levelTier(14)).toBe(5);
});
