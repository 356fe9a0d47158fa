import { type Bytes, concat, utf8 } from '#contract/units/bytes.ts';
import { CHUNKS_MAX } from '../caps.ts';
import { broken, tooLarge } from '../refusals.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Recognises a PNG, animated or not, by its signature. */
export const isPng = (file: Bytes): boolean =>
  file.length > SIGNATURE.length && SIGNATURE.every((byte, index) => file[index] === byte);

/** Remainders of one byte under the checksum of PNG (ISO 3309). */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Bytes): number {
  let crc = 0xffffffff;
  for (let at = 0; at < bytes.length; at += 1)
    crc = (CRC_TABLE[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** Returns a view over the bytes, for numbers of more than one byte. */
export const viewOf = (bytes: Bytes): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Length, name and checksum of a chunk. */
const CHUNK_OVERHEAD = 12;

export type Chunk = { readonly name: string; readonly data: Bytes };

/**
 * Yields the chunks of a PNG up to and without IEND, their data not copied.
 * @throws AppError ANIMATION_BROKEN for a file that ends earlier and for a wrong checksum, ANIMATION_TOO_LARGE
 */
export function* readChunks(file: Bytes): Iterable<Chunk> {
  const view = viewOf(file);
  let count = 0;
  for (let at = SIGNATURE.length; at + CHUNK_OVERHEAD <= file.length; ) {
    count += 1;
    if (count > CHUNKS_MAX) throw tooLarge('chunks', CHUNKS_MAX);
    const length = view.getUint32(at);
    const end = at + 8 + length;
    if (end + 4 > file.length) throw broken('length');
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8));
    if (view.getUint32(end) !== crc32(file.subarray(at + 4, end))) throw broken(`checksum of ${name}`);
    if (name === 'IEND') return;
    yield { name, data: file.subarray(at + 8, end) };
    at = end + 4;
  }
  throw broken('IEND');
}

function writeChunk({ name, data }: Chunk): Bytes {
  const chunk = new Uint8Array(data.length + CHUNK_OVERHEAD);
  const view = viewOf(chunk);
  view.setUint32(0, data.length);
  chunk.set(utf8(name), 4);
  chunk.set(data, 8);
  view.setUint32(data.length + 8, crc32(chunk.subarray(4, data.length + 8)));
  return chunk;
}

/** Writes a PNG of the given chunks and IEND. */
export const writePng = (chunks: readonly Chunk[]): Bytes =>
  concat(SIGNATURE, ...chunks.map(writeChunk), writeChunk({ name: 'IEND', data: new Uint8Array() }));
