import { IMAGE_MAX_BYTES } from '#contract/care/support/constants.ts';
import type { Square } from './crop.ts';

/** Side length in px, twice the largest display size of an avatar. */
const SIDE = 256;
const QUALITY = 0.85;
/** Colour that a browser is unlikely to return by chance. */
const PATCH = [18, 52, 86] as const;

type CroppedImage = { readonly type: 'image/png' | 'image/jpeg'; readonly blob: Blob };

/** A browser that guards against being recognised answers stripes for what was drawn. */
function readsBack(pen: CanvasRenderingContext2D): boolean {
  pen.fillStyle = `rgb(${PATCH.join(' ')})`;
  pen.fillRect(0, 0, 1, 1);
  const { data } = pen.getImageData(0, 0, 1, 1);
  return PATCH.every((value, index) => data[index] === value);
}

const isPlain = (type: string): type is CroppedImage['type'] => type === 'image/png' || type === 'image/jpeg';

/** The file itself, which the platform cuts nothing off but what is about its owner; null when it is too large. */
const whole = (file: File): CroppedImage | null =>
  isPlain(file.type) && file.size <= IMAGE_MAX_BYTES ? { type: file.type, blob: file } : null;

/**
 * Redraws a square of an image, which strips metadata of camera, location and time. Where the browser does not let a page
 * read its canvas, the file itself; null when that is not possible either.
 */
export async function cropImage(file: File, { left, top, side }: Square): Promise<CroppedImage | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null || !readsBack(pen)) return whole(file);
  const bitmap = await createImageBitmap(file);
  // Transparent areas would turn black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.drawImage(bitmap, left, top, side, side, 0, 0, SIDE, SIDE);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob !== null && isPlain(blob.type) ? { type: blob.type, blob } : whole(file);
}
