import { Unzlib } from 'fflate';
import { AppError } from '#contract/errors.ts';
import { type Bytes, concat } from '#contract/wire/bytes.ts';
import { broken, tooLarge } from './refusals.ts';

/** Deflate grows at most about 1000 times: a step this small overshoots the cap by at most 8 MB. */
const STEP = 8 * 1024;

/**
 * Inflates a zlib stream and stops as soon as more than `max` bytes came out.
 * @throws AppError ANIMATION_TOO_LARGE, ANIMATION_BROKEN
 */
export function inflate(compressed: Bytes, max: number): Bytes {
  const parts: Bytes[] = [];
  let size = 0;
  let finished = false;
  const stream = new Unzlib((part, final) => {
    size += part.length;
    if (size > max) throw tooLarge('inflated', max);
    parts.push(new Uint8Array(part));
    finished ||= final;
  });
  try {
    for (let at = 0; at < compressed.length; at += STEP) {
      stream.push(compressed.subarray(at, at + STEP), at + STEP >= compressed.length);
    }
  } catch (thrown) {
    if (thrown instanceof AppError) throw thrown;
    throw broken('zlib', thrown);
  }
  if (!finished) throw broken('zlib');
  return concat(...parts);
}
