import { crc32, inflateSync } from 'node:zlib';
import * as v from 'valibot';

const START = 8;
/** Length, name and checksum of a chunk. */
const FRAME = 12;
/** Chunks that are needed to draw a still image; excludes colour profiles, texts, times and EXIF. */
const DRAWS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
/** Chunk that marks an animated image. */
const MOVES = 'acTL';
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** 256 colours of three bytes, and how transparent each of them is. */
const [PALETTE_MAX, TRANSPARENT_MAX] = [768, 256];
/** Limit of the unpacked pixels of an inspected image, bytes. */
const UNPACKED_MAX = 64 * 1024 * 1024;

type Chunk = { readonly name: string; readonly body: Buffer; readonly raw: Buffer };

/** The chunks up to the end, or null when one is cut, has a wrong checksum or is not closed by an end. */
function chunksOf(bytes: Buffer): readonly Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = START; at + FRAME <= bytes.length; ) {
    const end = at + FRAME + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const [named, body] = [bytes.subarray(at + 4, end - 4), bytes.subarray(at + 8, end - 4)];
    if (crc32(named) !== bytes.readUInt32BE(end - 4)) return null;
    const name = named.toString('latin1', 0, 4);
    chunks.push({ name, body, raw: bytes.subarray(at, end) });
    if (name === 'IEND') return chunks;
    at = end;
  }
  return null;
}

type Unpacking = { readonly least: number; readonly most: number };

/**
 * Returns the number of bytes that the pixels unpack to: each row has one more than its pixels need. Interlaced images have
 * a little more.
 */
function unpackingOf(head: Buffer): Unpacking | null {
  const channels = CHANNELS[head[9] ?? -1];
  if (head.length !== 13 || channels === undefined) return null;
  const [width, height, bits] = [head.readUInt32BE(0), head.readUInt32BE(4), head[8] ?? 8];
  const size = height * (1 + Math.ceil((width * bits * channels) / 8));
  return { least: size, most: head[12] === 0 ? size : size + 8 * (width + height + 8) };
}

/** With `info`, the platform’s decoder also reports how much of its input belonged to the stream. */
const Unpacked = v.object({ buffer: v.instance(Uint8Array), engine: v.object({ bytesWritten: v.number() }) });

/** All of the data is one stream, which unpacks to the pixels that the sides promise. */
function unpacks(data: Buffer, { least, most }: Unpacking): boolean {
  try {
    const answer: unknown = inflateSync(data, { maxOutputLength: most, info: true });
    return (
      v.is(Unpacked, answer) && answer.buffer.length >= least && answer.engine.bytesWritten === data.length
    );
  } catch {
    return false;
  }
}

/** Reports whether a chunk of fixed length has that length. */
const isSound = ({ name, body }: Chunk): boolean => {
  if (name === 'PLTE') return body.length % 3 === 0 && body.length <= PALETTE_MAX;
  if (name === 'tRNS') return body.length <= TRANSPARENT_MAX;
  return name !== 'IEND' || body.length === 0;
};

/**
 * Rebuilds a still PNG from its image chunks. Returns null when it is broken, truncated, animated, or unpacks to a size
 * other than its header declares. The bytes must begin as a PNG.
 */
export function rewrittenPng(bytes: Buffer): Buffer | null {
  const chunks = chunksOf(bytes);
  const head = chunks?.[0];
  if (!chunks || head?.name !== 'IHDR' || chunks.some(({ name }) => name === MOVES)) return null;
  if (chunks.filter(({ name }) => name === 'IHDR').length !== 1) return null;
  const unpacking = unpackingOf(head.body);
  const data = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ body }) => body));
  if (unpacking === null || unpacking.most > UNPACKED_MAX) return null;
  if (!chunks.every(isSound) || !unpacks(data, unpacking)) return null;
  const drawn = chunks.filter(({ name }) => DRAWS.has(name)).map(({ raw }) => raw);
  return Buffer.concat([bytes.subarray(0, START), ...drawn]);
}
