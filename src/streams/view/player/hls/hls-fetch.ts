import { fetchMedia } from '#streams/view/engine/media-answers.ts';

/** One request for one piece on one line. */
export type HlsLeg = {
  readonly requestedAt: number;
  firstByteAt(): number | null;
  lastByteAt(): number;
  loaded(): number;
  /** Null while unknown. */
  total(): number | null;
  abort(): void;
};

export type HlsPiece = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly status: number;
};

/** Failure of a request: an HTTP status, or null when it broke or the data could not be read. */
export type HlsLoss = { readonly status: number | null };

/** Expected format of a resource; `any` is for data that cannot be read before it is decrypted. */
export type PieceFormat = 'playlist' | 'media' | 'any';

type PieceRequest = { readonly url: string; readonly range: string | null; readonly format: PieceFormat };
type PieceHandlers = { came(piece: HlsPiece): void; lost(loss: HlsLoss): void };

const SYNC = 0x47;
const PACKET = 188;
const PLAYLIST_HEAD = new TextEncoder().encode('#EXTM3U');
const BYTE_ORDER_MARK = Uint8Array.of(0xef, 0xbb, 0xbf);
/** Number of consecutive packets in step and search range in bytes, as a stream may begin in the middle of a packet. */
const IN_STEP = 3;
const LEADING_BYTES = 5 * PACKET;
const LOWER_CASE = /^[a-z0-9 ]{4}$/;

const startsWith = (bytes: Uint8Array, head: Uint8Array): boolean =>
  head.every((byte, index) => bytes[index] === byte);

/** Offset of the first whole packet of a transport stream; -1 if the bytes are none. */
function syncOf(bytes: Uint8Array): number {
  for (let at = 0; at < LEADING_BYTES; at += 1) {
    const isInStep = Array.from({ length: IN_STEP }, (_, packet) => bytes[at + packet * PACKET] === SYNC);
    if (isInStep.every(Boolean)) return at;
  }
  return bytes[0] === SYNC && bytes.length < IN_STEP * PACKET ? 0 : -1;
}

/**
 * Reports whether data has the expected format. A transport stream keeps its packet rhythm to the end; the other formats
 * are identified by their head.
 */
export function hasFormat(bytes: Uint8Array, format: PieceFormat): boolean {
  if (format === 'any') return true;
  if (format === 'playlist') {
    const begin = startsWith(bytes, BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
    return startsWith(bytes.subarray(begin), PLAYLIST_HEAD);
  }
  const [first, second] = bytes;
  const isAdts = first === 0xff && ((second ?? 0) & 0xf0) === 0xf0;
  const isId3 = first === 0x49 && second === 0x44;
  if (isAdts || isId3 || LOWER_CASE.test(String.fromCharCode(...bytes.subarray(4, 8)))) return true;
  const begin = syncOf(bytes);
  // A whole packet before the first one in step has lost its sync byte on the line.
  if (begin < 0 || (begin > 0 && begin % PACKET === 0)) return false;
  for (let at = begin; at < bytes.length; at += PACKET) if (bytes[at] !== SYNC) return false;
  return true;
}

function concatParts(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Requests a resource. */
export function fetchPiece({ url, range, format }: PieceRequest, handlers: PieceHandlers): HlsLeg {
  const leaving = new AbortController();
  const requestedAt = performance.now();
  const parts: Uint8Array[] = [];
  let [firstByteAt, lastByteAt, loaded, total]: [number | null, number, number, number | null] = [
    null,
    requestedAt,
    0,
    null,
  ];
  const receive = (part: Uint8Array) => {
    lastByteAt = performance.now();
    firstByteAt ??= lastByteAt;
    loaded += part.length;
    parts.push(part);
  };
  const run = async () => {
    const response = await fetchMedia(url, leaving.signal, range);
    if (!response.ok || !response.body) return handlers.lost({ status: response.status });
    // A playlist is sent compressed: its content length is not its actual length.
    total = format === 'playlist' ? null : Number(response.headers.get('content-length')) || null;
    const body = response.body.getReader();
    for (let read = await body.read(); !read.done; read = await body.read()) receive(read.value);
    const bytes = concatParts(parts, loaded);
    if (hasFormat(bytes, format)) handlers.came({ bytes, status: response.status });
    else handlers.lost({ status: null });
  };
  run().catch(() => {
    if (!leaving.signal.aborted) handlers.lost({ status: null });
  });
  return {
    requestedAt,
    firstByteAt: () => firstByteAt,
    lastByteAt: () => lastByteAt,
    loaded: () => loaded,
    total: () => total,
    abort: () => leaving.abort(),
  };
}
