import { IMAGE_MAX_BYTES } from '#contract/care/support/constants.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { jpegSize, pngSize, webpSize } from './image-size.ts';
import { rewrittenJpeg } from './rewrite-jpeg.ts';
import { rewrittenPng } from './rewrite-png.ts';
import { rewrittenWebp } from './rewrite-webp.ts';

const KINDS = [
  { type: 'image/png', sizeOf: pngSize, rewritten: rewrittenPng },
  { type: 'image/jpeg', sizeOf: jpegSize, rewritten: rewrittenJpeg },
  { type: 'image/webp', sizeOf: webpSize, rewritten: rewrittenWebp },
] as const;

/** A small file can claim to be huge, and costs the program that opens it four bytes a pixel. */
const SIDE_MAX = 10_000;
const PIXELS_MAX = 50_000_000;

export type UploadedImage = { readonly type: (typeof KINDS)[number]['type']; readonly bytes: Buffer };

/**
 * Checks an uploaded image by its content, not its name, and rebuilds it from its image data only, so that no metadata
 * survives: no location, time, camera, author, comment, or trailing data [8.14].
 * @param content the bytes, base64
 * @param code code of the refusal
 * @throws Refusal of the code when it is no image, broken, truncated or animated, or too large in bytes or in pixels.
 */
export function checkImage(
  content: string,
  code: 'BAD_REQUEST' | 'PICTURE_REFUSED' = 'BAD_REQUEST',
): UploadedImage {
  const handed = Buffer.from(content, 'base64');
  if (handed.length > IMAGE_MAX_BYTES) return refuse(code);
  for (const { type, sizeOf, rewritten } of KINDS) {
    const size = sizeOf(handed);
    if (size === null) continue;
    const { width, height } = size;
    const isSane = Math.min(width, height) > 0 && Math.max(width, height) <= SIDE_MAX;
    const bytes = isSane && width * height <= PIXELS_MAX ? rewritten(handed) : null;
    return bytes === null ? refuse(code) : { type, bytes };
  }
  return refuse(code);
}
