import { expect, test } from 'vitest';
import { moved } from './words-challenge.tsx';

const size = { width: 336, height: 200 };

test('[8.11] the arrow keys move the cross-hair within the image', () => {
  expect(moved({ x: 100, y: 100 }, 'ArrowRight', size)).toEqual({ x: 110, y: 100 });
  expect(moved({ x: 100, y: 4 }, 'ArrowUp', size)).toEqual({ x: 100, y: 0 });
  expect(moved({ x: 330, y: 200 }, 'ArrowRight', size)).toEqual({ x: 336, y: 200 });
});

test('other keys are ignored', () => {
  expect(moved({ x: 1, y: 1 }, 'Tab', size)).toBeNull();
  expect(moved({ x: 1, y: 1 }, 'Enter', size)).toBeNull();
});
