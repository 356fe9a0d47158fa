import { DRAWING, FRAMES, isOtherFrame } from './jpeg-segments.ts';

const MARKER = 0xff;

/** Returns the offset at which the coded pixels of a JPEG end; a stuffed marker byte or a restart marker is part of them. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === MARKER && next !== 0 && next !== MARKER && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

const [START, END, SCAN] = [0xd8, 0xd9, 0xda];
/** Marker and length. */
const HEAD = 4;
/** The length counts itself. */
const LEAST = 2;

type Segment = { readonly marker: number; readonly body: Buffer; readonly end: number };

function segmentAt(bytes: Buffer, at: number): Segment | null {
  const marker = bytes[at + 1];
  if (bytes[at] !== MARKER || marker === undefined) return null;
  if (marker === END) return { marker, body: Buffer.alloc(0), end: at + 2 };
  if (at + HEAD > bytes.length || bytes.readUInt16BE(at + 2) < LEAST) return null;
  const end = at + 2 + bytes.readUInt16BE(at + 2);
  if (end > bytes.length) return null;
  const body = bytes.subarray(at + HEAD, end);
  return { marker, body, end: marker === SCAN ? scanEnd(bytes, end) : end };
}

/**
 * A JPEG made again of the segments that draw it: no place, time, camera, comment, colour profile, nor anything behind its
 * end. Null when it is broken, cut, has no frame or more than one, or is of a kind that browsers do not show. The bytes begin as a JPEG.
 */
export function rewrittenJpeg(bytes: Buffer): Buffer | null {
  const segments: Buffer[] = [Buffer.from([MARKER, START])];
  const seen = new Set<number>();
  let isFramed = false;
  for (let at = 2; at < bytes.length; ) {
    const segment = segmentAt(bytes, at);
    if (segment === null) return null;
    const { marker, body, end } = segment;
    if (isOtherFrame(marker) || (FRAMES.includes(marker) && isFramed)) return null;
    isFramed ||= FRAMES.includes(marker);
    seen.add(marker);
    const isComplete = seen.has(SCAN) && isFramed;
    if (marker === END) return isComplete ? Buffer.concat([...segments, bytes.subarray(at, end)]) : null;
    const isSound = DRAWING.get(marker);
    if (isSound?.(body) === false) return null;
    if (isSound) segments.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}
