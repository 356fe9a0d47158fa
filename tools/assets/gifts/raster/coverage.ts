import type { Point } from '../draw/path.ts';

/** Lines of samples per pixel row; across, the covered share is exact. */
const SAMPLES = 4;

/** Share of each pixel that an area covers, 0–1, within a rectangle of whole pixels. */
export type Coverage = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly shares: Float32Array;
};

type Crossing = { readonly x: number; readonly winding: number };

function crossingsAt(y: number, outlines: readonly (readonly Point[])[]): Crossing[] {
  const crossings: Crossing[] = [];
  for (const outline of outlines) {
    for (const [index, [x, fromY]] of outline.entries()) {
      const [toX, toY] = outline[(index + 1) % outline.length] ?? [x, fromY];
      if (fromY <= y === toY <= y) continue;
      crossings.push({ x: x + ((y - fromY) / (toY - fromY)) * (toX - x), winding: toY > fromY ? 1 : -1 });
    }
  }
  return crossings.sort((one, other) => one.x - other.x);
}

function addSpan(row: Float32Array, from: number, to: number): void {
  const start = Math.max(0, from);
  const end = Math.min(row.length, to);
  for (let x = Math.floor(start); x < end; x += 1)
    row[x] = (row[x] ?? 0) + (Math.min(end, x + 1) - Math.max(start, x)) / SAMPLES;
}

/** Covers the inside of outlines by the non-zero rule, as canvas fills; null when nothing lies within the image. */
export function coverageOf(
  outlines: readonly (readonly Point[])[],
  image: { readonly width: number; readonly height: number },
): Coverage | null {
  const points = outlines.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const left = Math.max(0, Math.floor(Math.min(...xs)));
  const top = Math.max(0, Math.floor(Math.min(...ys)));
  const width = Math.min(image.width, Math.ceil(Math.max(...xs))) - left;
  const height = Math.min(image.height, Math.ceil(Math.max(...ys))) - top;
  if (!(width > 0 && height > 0)) return null;
  const shares = new Float32Array(width * height);
  for (let line = 0; line < height * SAMPLES; line += 1) {
    const row = shares.subarray(Math.floor(line / SAMPLES) * width, (Math.floor(line / SAMPLES) + 1) * width);
    let winding = 0;
    let from = 0;
    for (const crossing of crossingsAt(top + (line + 0.5) / SAMPLES, outlines)) {
      if (winding !== 0) addSpan(row, from - left, crossing.x - left);
      winding += crossing.winding;
      from = crossing.x;
    }
  }
  return { left, top, width, height, shares };
}
