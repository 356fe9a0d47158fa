import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draggedCrop, FULL_CROP, maxZoomOf, squareOf } from './crop.ts';

const WIDE = { width: 1_200, height: 800 };

test('a crop begins with the full height in the middle', () => {
  expect(squareOf(WIDE, FULL_CROP)).toEqual({ side: 800, left: 200, top: 0 });
});

test('a small image is not enlarged until it looks coarse', () => {
  expect(maxZoomOf({ width: 200, height: 300 })).toBe(1);
  expect(maxZoomOf({ width: 512, height: 4_000 })).toBe(2);
  expect(maxZoomOf({ width: 9_000, height: 9_000 })).toBe(4);
});

test('a dragged image follows the pointer up to its edges', () => {
  const dragged = draggedCrop(WIDE, FULL_CROP, [30, 30], 300);
  expect(squareOf(WIDE, dragged)).toEqual({ side: 800, left: 120, top: 0 });
  expect(squareOf(WIDE, draggedCrop(WIDE, FULL_CROP, [-3_000, 0], 300)).left).toBe(400);
});

test('the square always stays within the image', () => {
  const side = fc.integer({ min: 128, max: 12_000 });
  const fraction = fc.double({ min: -2, max: 3, noNaN: true });
  fc.assert(
    fc.property(side, side, fraction, fraction, fraction, (width, height, zoom, across, down) => {
      const { side: cut, left, top } = squareOf({ width, height }, { zoom, across, down });
      expect(cut).toBeGreaterThan(0);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + cut).toBeLessThanOrEqual(width + 1e-6);
      expect(top + cut).toBeLessThanOrEqual(height + 1e-6);
    }),
  );
});
