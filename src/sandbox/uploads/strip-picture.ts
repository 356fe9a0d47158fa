import { scanEnd } from './scan-end.ts';

type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

/** Piece of a file: where it ends, and whether it holds anything but the picture. */
type Piece = { readonly end: number; readonly tells: boolean; readonly last?: boolean };

/** The bytes up to `from`, then every piece that draws the picture; what comes behind the last one is left out. */
function drawnPieces(bytes: Buffer, from: number, pieceAt: (at: number) => Piece | null): Buffer {
  const kept = [bytes.subarray(0, from)];
  for (let at = from; at < bytes.length; ) {
    const piece = pieceAt(at);
    if (piece === null || piece.end <= at) break;
    if (!piece.tells) kept.push(bytes.subarray(at, piece.end));
    if (piece.last) break;
    at = piece.end;
  }
  return Buffer.concat(kept);
}

const MARKER = 0xff;
const START_BYTES = 2;
const SCAN = 0xda;
const END = 0xd9;
const COMMENT = 0xfe;
/** Of the application segments, density and the colour profile stay: neither says where or when. */
const APP_DENSITY = 0xe0;
const APP_PROFILE = 0xe2;
const APP_LAST = 0xef;

const jpegTells = (marker: number) =>
  marker === COMMENT || (marker > APP_DENSITY && marker <= APP_LAST && marker !== APP_PROFILE);

const strippedJpeg = (bytes: Buffer): Buffer =>
  drawnPieces(bytes, START_BYTES, (at) => {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== MARKER) return null;
    if (marker === MARKER) return { end: at + 1, tells: true };
    if (marker === END) return { end: at + START_BYTES, tells: false, last: true };
    if (at + 4 > bytes.length) return null;
    const end = at + START_BYTES + bytes.readUInt16BE(at + START_BYTES);
    return { end: marker === SCAN ? scanEnd(bytes, end) : end, tells: jpegTells(marker) };
  });

const PNG_START = 8;
/** What draws the picture; text, times and EXIF are none of it. */
const PNG_DRAWS = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'bKGD',
  'pHYs',
]);
/** Length, name and checksum of a chunk. */
const PNG_FRAME = 12;

const strippedPng = (bytes: Buffer): Buffer =>
  drawnPieces(bytes, PNG_START, (at) => {
    if (at + PNG_START > bytes.length) return null;
    const name = bytes.toString('latin1', at + 4, at + 8);
    return {
      end: at + PNG_FRAME + bytes.readUInt32BE(at),
      tells: !PNG_DRAWS.has(name),
      last: name === 'IEND',
    };
  });

const WEBP_HEAD = 12;
const WEBP_CHUNK_HEAD = 8;
const WEBP_TELLS = new Set(['EXIF', 'XMP ']);
/** Of the extended header's flags, those that promise EXIF and XMP. */
const WEBP_PROMISES = 0b0000_1100;

function strippedWebp(bytes: Buffer): Buffer {
  const stripped = drawnPieces(bytes, WEBP_HEAD, (at) => {
    if (at + WEBP_CHUNK_HEAD > bytes.length) return null;
    const size = bytes.readUInt32LE(at + 4);
    const tells = WEBP_TELLS.has(bytes.toString('latin1', at, at + 4));
    return { end: at + WEBP_CHUNK_HEAD + size + (size % 2), tells };
  });
  stripped.writeUInt32LE(stripped.length - WEBP_CHUNK_HEAD, 4);
  const flagsAt = WEBP_HEAD + WEBP_CHUNK_HEAD;
  if (stripped.toString('latin1', WEBP_HEAD, WEBP_HEAD + 4) === 'VP8X')
    stripped[flagsAt] = (stripped[flagsAt] ?? 0) & ~WEBP_PROMISES;
  return stripped;
}

const STRIPPERS: Readonly<Record<PictureType, (bytes: Buffer) => Buffer>> = {
  'image/jpeg': strippedJpeg,
  'image/png': strippedPng,
  'image/webp': strippedWebp,
};

/**
 * A picture without what its file carries beside it [8.14]: place, time, camera, author, comments, and whatever lies
 * behind its end. The pixels are untouched. The bytes begin as a picture of the type.
 */
export const strippedPicture = (type: PictureType, bytes: Buffer): Buffer => STRIPPERS[type](bytes);
