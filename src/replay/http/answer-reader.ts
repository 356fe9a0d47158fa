/** One answer of a server, whole. */
export type HttpAnswer = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** How long the connection may rest before it is used again, ms; 0 when it may not be. */
  readonly restMs: number;
};

export type AnswerReader = {
  /** Takes the next bytes. @returns the answer once it is whole. @throws Error when this is no HTTP/1.1. */
  push(bytes: Buffer): HttpAnswer | null;
  /** The server has closed: what has no length ends there. @returns null when something is missing. */
  close(): HttpAnswer | null;
};

type Head = Omit<HttpAnswer, 'body'> & { readonly length: number | 'chunked' | 'to the end' };

const HEAD_END = '\r\n\r\n';
const LINE_END = '\r\n';
const STATUS_LINE = /^HTTP\/1\.1 (\d{3})(?: |$)/;
const INTERIM_BELOW = 200;
const BODILESS: readonly number[] = [204, 304];
const NO_BYTES = Buffer.alloc(0);

/** A server that says nothing closes idle connections after five seconds, as Node does. */
const DEFAULT_REST_MS = 5_000;
/** Spared, so that no question meets a connection that is being closed. */
const REST_MARGIN_MS = 1_000;

function restOf(headers: Headers): number {
  if (headers.get('connection')?.toLowerCase() === 'close') return 0;
  const told = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1];
  return Math.max(0, (told === undefined ? DEFAULT_REST_MS : Number(told) * 1_000) - REST_MARGIN_MS);
}

function lengthOf(status: number, headers: Headers): Head['length'] {
  if (BODILESS.includes(status)) return 0;
  if (headers.get('transfer-encoding')?.toLowerCase() === 'chunked') return 'chunked';
  const told = headers.get('content-length');
  if (told === null) return 'to the end';
  if (!/^\d+$/.test(told)) throw new Error(`no length of a body: ${told}`);
  return Number(told);
}

function readHead(text: string): Head {
  const [statusLine = '', ...lines] = text.split(LINE_END);
  const status = Number(STATUS_LINE.exec(statusLine)?.[1]);
  if (!Number.isInteger(status)) throw new Error(`no HTTP/1.1: ${statusLine.slice(0, 80)}`);
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon < 1) throw new Error(`no header: ${line.slice(0, 80)}`);
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const length = lengthOf(status, headers);
  return { status, headers, length, restMs: length === 'to the end' ? 0 : restOf(headers) };
}

/** Chunks up to where bytes are missing; null until the last one is there. */
function readChunks(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf(LINE_END, at);
    if (lineEnd < 0) return null;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    if (!Number.isInteger(size)) throw new Error('no size of a chunk');
    const from = lineEnd + LINE_END.length;
    if (size === 0) return bytes.indexOf(LINE_END, from) < 0 ? null : Buffer.concat(parts);
    if (bytes.length < from + size + LINE_END.length) return null;
    parts.push(bytes.subarray(from, from + size));
    at = from + size + LINE_END.length;
  }
}

/** Reads the answers of one connection, one after another, however they are cut into pieces [RFC 9112]. */
export function createAnswerReader(): AnswerReader {
  let bytes: Buffer = NO_BYTES;
  let head: Head | null = null;
  const answer = ({ status, headers, restMs }: Head, body: Buffer): HttpAnswer => {
    head = null;
    bytes = NO_BYTES;
    return { status, headers, body, restMs };
  };
  const takeHead = () => {
    for (let end = bytes.indexOf(HEAD_END); head === null && end >= 0; end = bytes.indexOf(HEAD_END)) {
      const read = readHead(bytes.toString('latin1', 0, end));
      bytes = bytes.subarray(end + HEAD_END.length);
      if (read.status >= INTERIM_BELOW) head = read;
    }
    return head;
  };
  return {
    push(more) {
      bytes = bytes.length === 0 ? more : Buffer.concat([bytes, more]);
      const told = head ?? takeHead();
      if (told === null || told.length === 'to the end') return null;
      const body = told.length === 'chunked' ? readChunks(bytes) : bytes.subarray(0, told.length);
      return body === null || (told.length !== 'chunked' && body.length < told.length)
        ? null
        : answer(told, body);
    },
    close: () => (head?.length === 'to the end' ? answer(head, bytes) : null),
  };
}
