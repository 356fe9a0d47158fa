/** Frame between coordinator and host: a heartbeat, a message (JSON in UTF-8), or a chunk of a file. */
export type Frame =
  | { readonly is: 'heartbeat' }
  | { readonly is: 'message'; readonly message: unknown }
  | { readonly is: 'chunk'; readonly bytes: Uint8Array };

/** The other side sent what is not a frame of this protocol. */
export class FrameError extends Error {
  override readonly name = 'FrameError';
}

/** Bytes of a frame's header: the length of the payload (uint32, big-endian) and the kind of the frame. */
const HEADER_BYTES = 5;
const KIND = { heartbeat: 0, message: 1, chunk: 2 } as const;

/** A tally with the records of millions of messages is the longest message. */
const MESSAGE_MAX = 64 * 1024 * 1024;
/** The most bytes of a chunk. */
export const CHUNK_MAX = 64 * 1024;
const LIMITS: ReadonlyMap<number, number> = new Map([
  [KIND.heartbeat, 0],
  [KIND.message, MESSAGE_MAX],
  [KIND.chunk, CHUNK_MAX],
]);

function framed(kind: number, payload: Uint8Array): Uint8Array {
  const limit = LIMITS.get(kind) ?? 0;
  if (payload.length > limit) throw new RangeError(`${payload.length} bytes in a frame of at most ${limit}`);
  const bytes = Buffer.allocUnsafe(HEADER_BYTES + payload.length);
  bytes.writeUInt32BE(payload.length, 0);
  bytes.writeUInt8(kind, HEADER_BYTES - 1);
  bytes.set(payload, HEADER_BYTES);
  return bytes;
}

/** Makes the frame that shows that this side is alive. */
export const heartbeatFrame = (): Uint8Array => framed(KIND.heartbeat, new Uint8Array(0));
/** Makes the frame of a message. @throws RangeError for a message that is too long. */
export const messageFrame = (message: unknown): Uint8Array =>
  framed(KIND.message, Buffer.from(JSON.stringify(message)));
/** Makes the frame of a chunk. @throws RangeError beyond CHUNK_MAX. */
export const chunkFrame = (bytes: Uint8Array): Uint8Array => framed(KIND.chunk, bytes);

function parsed(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString('utf8'));
  } catch {
    throw new FrameError('a word that is no JSON');
  }
}

function frameOf(kind: number, payload: Buffer): Frame {
  if (kind === KIND.message) return { is: 'message', message: parsed(payload) };
  return kind === KIND.chunk ? { is: 'chunk', bytes: payload } : { is: 'heartbeat' };
}

/** Reads the header of a frame. @throws FrameError for an unknown kind or length, before any of the payload is buffered. */
function readHeader(header: Buffer) {
  const [length, kind] = [header.readUInt32BE(0), header.readUInt8(HEADER_BYTES - 1)];
  const limit = LIMITS.get(kind);
  if (limit === undefined) throw new FrameError(`there is no frame of kind ${kind}`);
  if (length > limit) throw new FrameError(`a frame of ${length} bytes, where ${limit} are the most`);
  return { kind, length };
}

/**
 * Creates a reader that accepts the bytes of a stream as they arrive, cut anywhere, and yields the frames they complete. It
 * throws FrameError for anything but frames, and reads nothing after that.
 */
export function createFrameReader(): (bytes: Uint8Array) => Generator<Frame> {
  let chunks: Buffer[] = [];
  let held = 0;
  const consume = (length: number): Buffer => {
    const joined = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    const rest = joined.subarray(length);
    chunks = rest.length > 0 ? [rest] : [];
    held = rest.length;
    return joined.subarray(0, length);
  };
  let next: ReturnType<typeof readHeader> | null = null;
  return function* read(bytes) {
    chunks.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    held += bytes.length;
    for (;;) {
      if (next === null) {
        if (held < HEADER_BYTES) return;
        next = readHeader(consume(HEADER_BYTES));
      }
      if (held < next.length) return;
      const { kind, length } = next;
      next = null;
      yield frameOf(kind, consume(length));
    }
  };
}
