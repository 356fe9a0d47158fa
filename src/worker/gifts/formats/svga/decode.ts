import { unzlibSync } from 'fflate';
import type { Bytes } from '#contract/units/bytes.ts';
import { INFLATED_MAX } from '../caps.ts';
import { broken, tooLarge } from '../refusals.ts';
import { readArchive } from './read-archive.ts';
import { readMovie } from './read-movie.ts';
import type { SvgaMovie } from './svga-movie.ts';

/** Gift files inflate three to sixty times; most fit the first buffer. */
const FIRST_ROOM = 8;
const MORE_ROOM = 8;

/**
 * Inflates a zlib stream of at most `max` bytes. The buffer is allocated in advance, so memory does not grow beyond it
 * while the stream is read, whatever it contains; a stream that does not fit is read again into a larger one.
 * @throws AppError ANIMATION_TOO_LARGE, ANIMATION_BROKEN
 */
function inflate(compressed: Bytes, max: number): Bytes {
  for (let room = compressed.length * FIRST_ROOM; ; room *= MORE_ROOM) {
    // The unzipper drops what does not fit: a buffer that is full to its last byte may have lost some.
    const size = Math.min(room, max) + 1;
    const inflated = unzip(compressed, new Uint8Array(size));
    if (inflated.length < size) return inflated;
    if (room >= max) throw tooLarge('inflated', max);
  }
}

function unzip(compressed: Bytes, out: Bytes): Bytes {
  try {
    return unzlibSync(compressed, { out });
  } catch (thrown) {
    throw broken('zlib', thrown);
  }
}

const isZip = (file: Bytes): boolean =>
  file[0] === 0x50 && file[1] === 0x4b && file[2] === 0x03 && file[3] === 0x04;

/** A zlib stream by its header: deflate, and a checksum of the two bytes (RFC 1950, 2.2). */
const isZlib = ([method = 0, flags = 0]: Bytes): boolean =>
  (method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0;

/** Recognises an SVGA file of either version by its first bytes. */
export const isSvga = (file: Bytes): boolean => isZip(file) || isZlib(file);

/**
 * Decodes an SVGA file of version 1.x (zip) or 2.x (zlib and protobuf) within the caps.
 * @throws AppError ANIMATION_BROKEN, ANIMATION_TOO_LARGE
 */
export function decodeSvga(file: Bytes): SvgaMovie<Bytes> {
  return isZip(file) ? readArchive(file) : readMovie(inflate(file, INFLATED_MAX));
}
