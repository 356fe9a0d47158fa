import { IMAGE_MAX_BYTES } from '#contract/care/support/constants.ts';
import type { ImageType, PreparedType } from './upload-image.ts';

/** Longer sides, px, and qualities tried in turn until an image is small enough; text stays readable in all of them. */
const TRIES = [
  { side: 2_000, quality: 0.85 },
  { side: 1_600, quality: 0.75 },
  { side: 1_200, quality: 0.7 },
  { side: 900, quality: 0.6 },
] as const;

type ShrunkImage = { readonly blob: Blob; readonly type: PreparedType };
export type Shrunk = ShrunkImage | 'broken' | 'large';

type Size = { readonly width: number; readonly height: number };

function sizeWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;

function draw(pen: Pen, bitmap: ImageBitmap, { width, height }: Size): void {
  if (pen === null) return;
  // Transparent areas would turn black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(bitmap, 0, 0, width, height);
}

/** Drawn again; null where the browser makes none. Safari before 16.4 has no OffscreenCanvas. */
async function drawnAs(
  type: ImageType,
  bitmap: ImageBitmap,
  { side, quality }: (typeof TRIES)[number],
): Promise<Blob | null> {
  const size = sizeWithin(bitmap, side);
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(size.width, size.height);
    draw(canvas.getContext('2d'), bitmap, size);
    return canvas.convertToBlob({ type, quality });
  }
  const canvas = Object.assign(document.createElement('canvas'), size);
  draw(canvas.getContext('2d'), bitmap, size);
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/**
 * Prepares an image for upload: always redrawn, to strip metadata of camera, location and time, and scaled down where
 * necessary. `broken` means that it is no image, `large` that it stays too big at every attempt.
 */
export async function shrinkImage(file: Blob, type: ImageType): Promise<Shrunk> {
  // An image that cannot be decoded is refused below.
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return 'broken';
  try {
    if (type === 'image/png') {
      const blob = await drawnAs(type, bitmap, TRIES[0]);
      if (blob !== null && blob.size <= IMAGE_MAX_BYTES) return { blob, type };
    }
    for (const attempt of TRIES) {
      const blob = await drawnAs('image/jpeg', bitmap, attempt);
      if (blob !== null && blob.size <= IMAGE_MAX_BYTES) return { blob, type: 'image/jpeg' };
    }
    return 'large';
  } finally {
    bitmap.close();
  }
}
