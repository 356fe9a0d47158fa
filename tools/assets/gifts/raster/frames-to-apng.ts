import type { Bytes } from '#contract/units/bytes.ts';
import { type ApngPart, encodeApng } from '../file/apng-file.ts';
import { toPalette } from './palette.ts';
import type { Pixels } from './rasterise.ts';

/** Cuts a frame to the rectangle in which it differs from the one before; to one pixel where nothing differs. */
function partOf(
  frame: Uint8Array,
  before: Uint8Array,
  size: { readonly width: number; readonly height: number },
): Pick<ApngPart, 'x' | 'y' | 'width' | 'height' | 'indices'> {
  let [left, top, right, bottom] = [size.width, size.height, -1, -1];
  for (const [pixel, index] of frame.entries()) {
    if (index === before[pixel]) continue;
    const [x, y] = [pixel % size.width, Math.floor(pixel / size.width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < 0) return { x: 0, y: 0, width: 1, height: 1, indices: frame.slice(0, 1) };
  const [width, height] = [right - left + 1, bottom - top + 1];
  const indices = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const start = (top + y) * size.width + left;
    indices.set(frame.subarray(start, start + width), y * width);
  }
  return { x: left, y: top, width, height, indices };
}

/** Writes rendered frames as an animated PNG in which each frame stores only the rectangle that changes. */
export function framesToApng(rendered: readonly Pixels[], delayMs: number): Bytes {
  const { width, height, palette, frames } = toPalette(rendered);
  const parts = frames.map((frame, index): ApngPart => {
    const before = frames[index - 1];
    const rectangle = before
      ? partOf(frame, before, { width, height })
      : { x: 0, y: 0, width, height, indices: frame };
    return { ...rectangle, delayMs, dispose: 0, blend: 0 };
  });
  return encodeApng({ width, height, palette, parts });
}
