/** Body being received. Each byte is copied once, regardless of the number of chunks. */
export type BodyReader = {
  /** @returns the body once it is complete. @throws Error for a body beyond the limit. */
  push(bytes: Buffer): Buffer | null;
  /** Bytes received so far when the connection ends. */
  sofar(): Buffer;
};

/** Larger than any answer of a platform by far; a host that sends more is stopped before it fills the memory. */
export const BODY_MAX = 64 * 1024 * 1024;
/** The size of a chunk and what may follow it. */
const SIZE_LINE_MAX = 1024;
const LINE_FEED = 0x0a;

function createParts() {
  const parts: Buffer[] = [];
  let total = 0;
  return {
    add(part: Buffer): number {
      total += part.length;
      if (total > BODY_MAX) throw new Error(`a body is larger than ${BODY_MAX} bytes`);
      parts.push(part);
      return total;
    },
    joined: () => Buffer.concat(parts, total),
  };
}

/** Creates the reader of a body of known length, or of one that ends with the connection (infinite). */
export function sizedBody(length: number): BodyReader {
  if (Number.isFinite(length) && length > BODY_MAX)
    throw new Error(`a body is larger than ${BODY_MAX} bytes: ${length}`);
  const { add, joined } = createParts();
  let remaining = length;
  return {
    push(bytes) {
      const part = bytes.subarray(0, remaining);
      add(part);
      remaining -= part.length;
      return remaining === 0 ? joined() : null;
    },
    sofar: joined,
  };
}

function sizeIn(line: string): number {
  const size = Number.parseInt(line, 16);
  if (!Number.isInteger(size) || size < 0) throw new Error('no size of a chunk');
  return size;
}

/** A body in chunks, each behind a line with its size; a line after the empty chunk ends it [RFC 9112, 7.1]. */
export function chunkedBody(): BodyReader {
  const { add, joined } = createParts();
  let line = '';
  let remaining = 0;
  let next: 'size' | 'end of chunk' | 'end of body' = 'size';
  const readData = (bytes: Buffer, at: number): number => {
    const part = bytes.subarray(at, at + remaining);
    add(part);
    remaining -= part.length;
    if (remaining === 0) next = 'end of chunk';
    return at + part.length;
  };
  const readLine = () => {
    if (next === 'size') remaining = sizeIn(line);
    next = next === 'size' && remaining === 0 ? 'end of body' : 'size';
    line = '';
  };
  return {
    push(bytes) {
      for (let at = 0; at < bytes.length; ) {
        if (remaining > 0) {
          at = readData(bytes, at);
          continue;
        }
        const feed = bytes.indexOf(LINE_FEED, at);
        const lineEnd = feed < 0 ? bytes.length : feed + 1;
        line += bytes.toString('latin1', at, Math.min(lineEnd, at + SIZE_LINE_MAX));
        if (line.length >= SIZE_LINE_MAX) throw new Error('no size of a chunk');
        at = lineEnd;
        if (feed < 0) return null;
        if (next === 'end of body') return joined();
        readLine();
      }
      return null;
    },
    sofar: joined,
  };
}
