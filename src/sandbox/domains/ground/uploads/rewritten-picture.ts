import { PICTURE_MAX_BYTES } from '#contract/care/support/constants.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { Picture } from './look-at-picture.ts';
import { jpegSize, pngSize } from './picture-size.ts';
import { rewrittenJpeg } from './rewrite-jpeg.ts';
import { rewrittenPng } from './rewrite-png.ts';

const KINDS = [
  { type: 'image/png', sizeOf: pngSize, rewritten: rewrittenPng },
  { type: 'image/jpeg', sizeOf: jpegSize, rewritten: rewrittenJpeg },
] as const;

/**
 * A picture that others will see: by what it is and not by what it was called, with its sides between the least and the
 * most px, and made again of what draws it, so that nothing else in the file lives on.
 * @param content the bytes, base64
 * @throws Refusal PICTURE_REFUSED.
 */
export function rewrittenPicture(
  content: string,
  side: { readonly min: number; readonly max: number },
): Picture {
  const handed = Buffer.from(content, 'base64');
  if (handed.length > PICTURE_MAX_BYTES) return refuse('PICTURE_REFUSED');
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
