import { unzlibSync } from 'fflate';
import type { Bytes } from '#contract/units/bytes.ts';
import { broken, tooLarge } from './refusals.ts';

/** Gift files inflate three to sixty times; most fit the first buffer. */
const FIRST_ROOM = 8;
const MORE_ROOM = 8;

/**
 * Inflates a zlib stream of at most `max` bytes. The buffer is given beforehand, so nothing grows beyond it while the
 * stream is read, whatever it holds; a stream that does not fit is read again into a larger one.
 * @throws AppError ANIMATION_TOO_LARGE, ANIMATION_BROKEN
 */
export function inflate(compressed: Bytes, max: number): Bytes {
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
