import { IMAGE_MAX_BYTES } from '#contract/care/support/constants.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { UploadedImage } from './check-image.ts';
import { jpegSize, pngSize } from './image-size.ts';
import { rewrittenJpeg } from './rewrite-jpeg.ts';
import { rewrittenPng } from './rewrite-png.ts';

const KINDS = [
  { type: 'image/png', sizeOf: pngSize, rewritten: rewrittenPng },
  { type: 'image/jpeg', sizeOf: jpegSize, rewritten: rewrittenJpeg },
] as const;

/**
 * Checks an image that others will see by its content, not its name, with sides between the minimum and maximum px, and
 * rebuilds it from its image data only, so that no other data in the file survives.
 * @param content the bytes, base64
 * @throws Refusal PICTURE_REFUSED.
 */
export function rewrittenImage(
  content: string,
  side: { readonly min: number; readonly max: number },
): UploadedImage {
  const handed = Buffer.from(content, 'base64');
  if (handed.length > IMAGE_MAX_BYTES) return refuse('PICTURE_REFUSED');
  for (const { type, sizeOf, rewritten } of KINDS) {
    const size = sizeOf(handed);
    if (size === null) continue;
    const { width, height } = size;
    const fits = Math.min(width, height) >= side.min && Math.max(width, height) <= side.max;
    const bytes = fits ? rewritten(handed) : null;
    return bytes === null ? refuse('PICTURE_REFUSED') : { type, bytes };
  }
  return refuse('PICTURE_REFUSED');
}
