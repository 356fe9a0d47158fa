import { crc32, inflateSync } from 'node:zlib';

const START = 8;
/** Length, name and checksum of a chunk. */
const FRAME = 12;
/** All that draws a still picture; colour profiles, texts, times and EXIF are none of it. */
const DRAWS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
/** Says that the picture moves. */
const MOVES = 'acTL';
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

type Chunk = { readonly name: string; readonly body: Buffer; readonly whole: Buffer };

/** The chunks up to the end, or null when one is cut, has a wrong checksum or is not closed by an end. */
function chunksOf(bytes: Buffer): readonly Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = START; at + FRAME <= bytes.length; ) {
    const end = at + FRAME + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const [named, body] = [bytes.subarray(at + 4, end - 4), bytes.subarray(at + 8, end - 4)];
    if (crc32(named) !== bytes.readUInt32BE(end - 4)) return null;
    const name = named.toString('latin1', 0, 4);
    chunks.push({ name, body, whole: bytes.subarray(at, end) });
    if (name === 'IEND') return chunks;
    at = end;
  }
  return null;
}

/** Bytes the pixels unpack to: each row has one more than its pixels need. Interlaced pictures have a little more. */
function unpackedMost(head: Buffer): number | null {
  const channels = CHANNELS[head[9] ?? -1];
  if (head.length !== 13 || channels === undefined) return null;
  const [width, height, bits] = [head.readUInt32BE(0), head.readUInt32BE(4), head[8] ?? 8];
  const whole = height * (1 + Math.ceil((width * bits * channels) / 8));
  return head[12] === 0 ? whole : whole + 8 * (width + height + 8);
}

function unpacks(data: Buffer, most: number): boolean {
  try {
    return inflateSync(data, { maxOutputLength: most }).length > 0;
  } catch {
    return false;
  }
}

/**
 * A still PNG made again of the chunks that draw it. Null when it is broken, moves, or unpacks to more than its sides say.
 * The bytes begin as a PNG.
 */
export function rewrittenPng(bytes: Buffer): Buffer | null {
  const chunks = chunksOf(bytes);
  const head = chunks?.[0];
  if (!chunks || head?.name !== 'IHDR' || chunks.some(({ name }) => name === MOVES)) return null;
  const most = unpackedMost(head.body);
  const data = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ body }) => body));
  if (most === null || !unpacks(data, most)) return null;
  const drawn = chunks.filter(({ name }) => DRAWS.has(name)).map(({ whole }) => whole);
  return Buffer.concat([bytes.subarray(0, START), ...drawn]);
}
