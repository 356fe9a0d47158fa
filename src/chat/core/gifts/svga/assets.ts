import type { MovieSound } from '#contract/models/gift-movie.ts';
import type { Bytes } from '#contract/wire/bytes.ts';
import { BITMAP_PIXELS_MAX } from './caps.ts';
import { pixelsOf } from './picture-size.ts';
import { broken, tooLarge } from './refusals.ts';

export type Assets = Map<string, Bytes>;

export type AudioRow = {
  readonly key: string;
  readonly startFrame: number;
  readonly endFrame: number;
  readonly offsetMs: number;
};

const isMp3 = (bytes: Bytes): boolean =>
  (bytes[0] === 0x49 && bytes[1] === 0x44 && bytes[2] === 0x33) ||
  (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0 && bytes[1] !== 0xff);

/**
 * Tells sounds from pictures and copies each out of the inflated whole. Pixels are counted before anybody decodes them.
 * @throws AppError ANIMATION_TOO_LARGE, and ANIMATION_BROKEN for a picture that is neither PNG nor JPEG.
 */
export function sortAssets(assets: Assets, audios: readonly AudioRow[]) {
  const sounds: MovieSound[] = [];
  for (const { key, ...when } of audios) {
    const bytes = assets.get(key);
    if (bytes && isMp3(bytes)) sounds.push({ ...when, bytes: bytes.slice() });
  }
  const images: { key: string; image: Bytes }[] = [];
  let pixels = 0;
  for (const [key, bytes] of assets) {
    if (isMp3(bytes)) continue;
    const size = pixelsOf(bytes);
    if (size === null) throw broken(`image ${key}`);
    pixels += size;
    if (pixels > BITMAP_PIXELS_MAX) throw tooLarge('pixels', BITMAP_PIXELS_MAX);
    images.push({ key, image: bytes.slice() });
  }
  return { images, sounds };
}
