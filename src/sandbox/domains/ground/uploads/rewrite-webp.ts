import { webpSize } from './image-size.ts';

const HEAD = 12;
const CHUNK_HEAD = 8;
/** Chunks that are needed to draw a still image; excludes colour profiles, EXIF and XMP. */
const DRAWS = new Set(['VP8X', 'ALPH', 'VP8 ', 'VP8L']);
const PIXELS = new Set(['VP8 ', 'VP8L']);
const MOVES = new Set(['ANIM', 'ANMF']);
/** Flag of the extended header for transparency. */
const TRANSPARENT = 0b0001_0000;

type Chunk = { readonly name: string; readonly raw: Buffer };

/** Returns the chunks covered by the header’s length, or null when one of them exceeds it. */
function chunksOf(bytes: Buffer): readonly Chunk[] | null {
  const last = CHUNK_HEAD + bytes.readUInt32LE(4);
  if (last > bytes.length) return null;
  const chunks: Chunk[] = [];
  for (let at = HEAD; at < last; ) {
    if (at + CHUNK_HEAD > last) return null;
    const size = bytes.readUInt32LE(at + 4);
    const end = at + CHUNK_HEAD + size + (size % 2);
    if (end > last) return null;
    chunks.push({ name: bytes.toString('latin1', at, at + 4), raw: bytes.subarray(at, end) });
    at = end;
  }
  return chunks;
}

/** The extended head without its promises of what is left out. */
function drawn({ name, raw }: Chunk): Buffer {
  if (name !== 'VP8X') return raw;
  const head = Buffer.from(raw);
  head[CHUNK_HEAD] = (head[CHUNK_HEAD] ?? 0) & TRANSPARENT;
  return head;
}

/** True if the pixel data has the dimensions that the file header declares. */
function isAsPromised(bytes: Buffer, pixels: Chunk): boolean {
  const [promised, drawnSize] = [bytes, Buffer.concat([bytes.subarray(0, HEAD), pixels.raw])].map(webpSize);
  return promised?.width === drawnSize?.width && promised?.height === drawnSize?.height;
}

/**
 * Rebuilds a still WebP from its image chunks. Returns null when it is broken, truncated, animated or not of the size that
 * its header declares. The bytes must begin as a WebP.
 */
export function rewrittenWebp(bytes: Buffer): Buffer | null {
  const chunks = chunksOf(bytes);
  if (chunks === null || chunks.some(({ name }) => MOVES.has(name))) return null;
  const [pixels, ...more] = chunks.filter(({ name }) => PIXELS.has(name));
  if (pixels === undefined || more.length > 0 || !isAsPromised(bytes, pixels)) return null;
  const imageChunks = chunks.filter(({ name }) => DRAWS.has(name)).map(drawn);
  const rewritten = Buffer.concat([bytes.subarray(0, HEAD), ...imageChunks]);
  rewritten.writeUInt32LE(rewritten.length - CHUNK_HEAD, 4);
  return rewritten;
}
