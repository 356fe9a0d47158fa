import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { constants, createGunzip } from 'node:zlib';
import { BadRecording } from '#contract/recording/recording-line.ts';

/** Longer than any line of a chat; it limits files that decompress without end. */
const LINE_MAX = 4 * 1024 * 1024;

/**
 * Error of a file that ends in the middle of a record; everything read before remains valid. The message gives the
 * position, if known.
 */
export class TruncatedFile extends Error {
  override name = 'TruncatedFile';
}

/** Bytes by which an encoding is recognised where a file begins without a byte order mark. */
const HEAD_BYTES = 64;

/** The encoding of a text by its first bytes: UTF-16 with a byte order mark, or with zeros at every second place. */
function encodingOf(head: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of head.subarray(0, HEAD_BYTES).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const isMajority = (count: number) => count > Math.min(head.length, HEAD_BYTES) / 4;
  if (even === 0 && isMajority(odd)) return 'utf-16le';
  return odd === 0 && isMajority(even) ? 'utf-16be' : 'utf-8';
}

/** Reports whether the first bytes of a file are those of gzip, whatever its name. @throws errors of the file system. */
export async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

/** Reports whether a compressed file can be decompressed to its end; true for one that is not compressed. */
export async function isIntact(path: string): Promise<boolean> {
  if (!(await isGzip(path))) return true;
  try {
    for await (const _ of pipeline(createReadStream(path), createGunzip(), () => undefined));
    return true;
  } catch {
    return false;
  }
}

/**
 * Yields the text of a file in chunks, UTF-8 or UTF-16, decompressed if it is gzip; a truncated file is read up to its end.
 * Bytes of other encodings become U+FFFD.
 */
export async function* textChunks(path: string): AsyncGenerator<string> {
  const packed = await isGzip(path);
  const file = createReadStream(path);
  const bytes = packed
    ? pipeline(file, createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }), () => undefined)
    : file;
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  for await (const piece of bytes) {
    decoder ??= new TextDecoder(encodingOf(piece));
    yield decoder.decode(piece, { stream: true });
  }
  if (decoder !== null) yield decoder.decode();
}

/** A line; `isComplete` is false for a last line without a line end. */
export type TextLine = { readonly text: string; readonly isComplete: boolean };

/** Yields the lines of a file without blank ones. @throws BadRecording for a line that is too long. */
export async function* textLines(path: string): AsyncGenerator<TextLine> {
  let rest = '';
  for await (const chunk of textChunks(path)) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    if (rest.length > LINE_MAX) throw new BadRecording(`a line is longer than ${LINE_MAX} characters`);
    for (const part of parts) if (part.trim()) yield { text: part.trimEnd(), isComplete: true };
  }
  if (rest.trim()) yield { text: rest, isComplete: false };
}
