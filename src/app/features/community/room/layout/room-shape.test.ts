import { expect, test } from 'vitest';
import { roomShapeOf } from './room-shape.ts';

test.each([
  [1440, 900, 'panes'],
  [2560, 1440, 'panes'],
  [900, 800, 'beside'],
  [720, 450, 'beside'],
  [768, 1024, 'upright'],
  [844, 390, 'turned'],
  [667, 331, 'turned'],
  [390, 844, 'upright'],
  [320, 640, 'upright'],
  [390, 500, 'short'],
  [375, 407, 'short'],
] as const)('a window of %i by %i shows a room that is %s', (width, height, shape) =>
  expect(roomShapeOf(width, height)).toBe(shape),
);
