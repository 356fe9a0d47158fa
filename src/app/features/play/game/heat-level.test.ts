import { expect, test } from 'vitest';
import { heatLevel } from './game-tile.tsx';

test('[9.01] heat now is one of five steps', () => {
  expect(heatLevel([90, 90, 90, 90, 0])).toBe(1);
  expect(heatLevel([0, 0, 0, 0, 20])).toBe(1);
  expect(heatLevel([0, 0, 0, 0, 21])).toBe(2);
  expect(heatLevel([0, 0, 0, 0, 100])).toBe(5);
});
