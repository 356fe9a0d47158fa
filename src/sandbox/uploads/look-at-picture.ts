import { PICTURE_MAX_BYTES } from '#contract/constants/support.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { jpegSize, pngSize, webpSize } from './picture-size.ts';
import { strippedPicture } from './strip-picture.ts';

const KINDS = [
  { type: 'image/png', sizeOf: pngSize },
  { type: 'image/jpeg', sizeOf: jpegSize },
  { type: 'image/webp', sizeOf: webpSize },
] as const;

/** A small file can claim to be huge, and costs the program that opens it four bytes a pixel. */
const SIDE_MAX = 10_000;
const PIXELS_MAX = 50_000_000;

export type Picture = { readonly type: (typeof KINDS)[number]['type']; readonly bytes: Buffer };

/**
 * A picture that was handed in, by what it is and not by what it was called, without what its file carries beside it [8.14].
 * @param content the bytes, base64
 * @param code what it is refused with
 * @throws Refusal of the code when it is none, or too large in bytes or in pixels.
 */
export function lookAtPicture(
  content: string,
  code: 'BAD_REQUEST' | 'PICTURE_REFUSED' = 'BAD_REQUEST',
): Picture {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > PICTURE_MAX_BYTES) return refuse(code);
  for (const { type, sizeOf } of KINDS) {
    const size = sizeOf(bytes);
    if (size === null) continue;
    const { width, height } = size;
    const isSane = Math.min(width, height) > 0 && Math.max(width, height) <= SIDE_MAX;
    return isSane && width * height <= PIXELS_MAX
      ? { type, bytes: strippedPicture(type, bytes) }
      : refuse(code);
  }
  return refuse(code);
}
