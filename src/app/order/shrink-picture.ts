import type { PictureType } from '#app/link/upload.ts';
import { PICTURE_MAX_BYTES } from '#contract/constants.ts';

/** Longer sides, px, and qualities tried in turn until a picture is small enough; text stays readable in all of them. */
const TRIES = [
  { side: 2_000, quality: 0.85 },
  { side: 1_600, quality: 0.75 },
  { side: 1_200, quality: 0.7 },
  { side: 900, quality: 0.6 },
] as const;

type Picture = { readonly blob: Blob; readonly type: PictureType };
export type Shrunk = Picture | 'broken' | 'large';

function drawn(bitmap: ImageBitmap, side: number): OffscreenCanvas {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  // What was see-through would turn black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * A picture as it may be handed in: untouched when it is small enough, else drawn smaller as JPEG. `broken` is no
 * picture at all, `large` stays too big however it is drawn.
 */
export async function shrinkPicture(file: Blob, type: PictureType): Promise<Shrunk> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return 'broken';
  try {
    if (file.size <= PICTURE_MAX_BYTES) return { blob: file, type };
    for (const { side, quality } of TRIES) {
      const blob = await drawn(bitmap, side).convertToBlob({ type: 'image/jpeg', quality });
      if (blob.size <= PICTURE_MAX_BYTES) return { blob, type: 'image/jpeg' };
    }
    return 'large';
  } finally {
    bitmap.close();
  }
}
