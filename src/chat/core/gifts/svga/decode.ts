import type { GiftMovie } from '#contract/models/gift-movie.ts';
import type { Bytes } from '#contract/units/bytes.ts';
import { COMPRESSED_MAX, INFLATED_MAX } from './caps.ts';
import { inflate } from './inflate.ts';
import { readArchive } from './read-archive.ts';
import { readMovie } from './read-movie.ts';
import { tooLarge } from './refusals.ts';

const isZip = (file: Bytes): boolean =>
  file[0] === 0x50 && file[1] === 0x4b && file[2] === 0x03 && file[3] === 0x04;

/**
 * Decodes an SVGA file of version 1.x (zip) or 2.x (zlib and protobuf) within the caps.
 * @throws AppError ANIMATION_BROKEN, ANIMATION_TOO_LARGE
 */
export function decodeSvga(file: Bytes): GiftMovie<Bytes> {
  if (file.length > COMPRESSED_MAX) throw tooLarge('compressed', COMPRESSED_MAX);
  return isZip(file) ? readArchive(file) : readMovie(inflate(file, INFLATED_MAX));
}
