import { FRAMES } from './jpeg-segments.ts';

/** Width and height, px. */
export type Size = { readonly width: number; readonly height: number };

const has = (bytes: Buffer, at: number, text: string) =>
  bytes.toString('latin1', at, at + text.length) === text;

const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';

/** From the first chunk, which is the header. */
export const pngSize = (bytes: Buffer): Size | null =>
  bytes.length >= 24 && has(bytes, 0, PNG_SIGNATURE) && has(bytes, 12, 'IHDR')
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : null;

/** From the first frame that browsers show; the segments before it are passed over by their lengths. */
export function jpegSize(bytes: Buffer): Size | null {
  if (!has(bytes, 0, '\xff\xd8\xff')) return null;
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (FRAMES.includes(bytes[at + 1] ?? 0))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  return null;
}

/** Reads the size from whichever of the three kinds of first chunk is present. */
export function webpSize(bytes: Buffer): Size | null {
  if (bytes.length < 30 || !has(bytes, 0, 'RIFF') || !has(bytes, 8, 'WEBP')) return null;
  if (has(bytes, 12, 'VP8X'))
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (has(bytes, 12, 'VP8 '))
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (!has(bytes, 12, 'VP8L')) return null;
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
