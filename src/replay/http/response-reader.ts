/** One complete response of a server. */
export type HttpResponse = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** How long the connection may stay idle before it is used again, ms; 0 when it must not be reused. */
  readonly keepAliveMs: number;
};

/** Reads the responses of one connection. */
export type ResponseReader = {
  /** Takes the next bytes. @returns the response once it is complete. @throws Error for bytes that are not HTTP/1.1. */
  push(bytes: Buffer): HttpResponse | null;
  /** Takes the end of the connection, which ends a response without a length. @returns null when bytes are missing. */
  close(): HttpResponse | null;
};

type Head = Omit<HttpResponse, 'body'> & { readonly length: number | 'chunked' | 'to the end' };

const HEAD_END = '\r\n\r\n';
const LINE_END = '\r\n';
const STATUS_LINE = /^HTTP\/1\.1 (\d{3})(?: |$)/;
const INTERIM_BELOW = 200;
const BODILESS: readonly number[] = [204, 304];
const NO_BYTES = Buffer.alloc(0);

/** A server without a keep-alive header is assumed to close idle connections after five seconds, as Node does. */
const DEFAULT_KEEP_ALIVE_MS = 5_000;
/** The margin so that no request meets a connection that is being closed. */
const KEEP_ALIVE_MARGIN_MS = 1_000;

function keepAliveOf(headers: Headers): number {
  if (headers.get('connection')?.toLowerCase() === 'close') return 0;
  const value = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1];
  return Math.max(
    0,
    (value === undefined ? DEFAULT_KEEP_ALIVE_MS : Number(value) * 1_000) - KEEP_ALIVE_MARGIN_MS,
  );
}

function lengthOf(status: number, headers: Headers): Head['length'] {
  if (BODILESS.includes(status)) return 0;
  if (headers.get('transfer-encoding')?.toLowerCase() === 'chunked') return 'chunked';
  const value = headers.get('content-length');
  if (value === null) return 'to the end';
  if (!/^\d+$/.test(value)) throw new Error(`no length of a body: ${value}`);
  return Number(value);
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
  return { status, headers, length, keepAliveMs: length === 'to the end' ? 0 : keepAliveOf(headers) };
}

/** Joins the chunks of a body; null until the last one has arrived. */
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

/** Creates a reader of consecutive responses, however their bytes are split [RFC 9112]. */
export function createResponseReader(): ResponseReader {
  let bytes: Buffer = NO_BYTES;
  let head: Head | null = null;
  const respond = ({ status, headers, keepAliveMs }: Head, body: Buffer): HttpResponse => {
    head = null;
    bytes = NO_BYTES;
    return { status, headers, body, keepAliveMs };
  };
  const readNextHead = () => {
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
      const current = head ?? readNextHead();
      if (current === null || current.length === 'to the end') return null;
      const body = current.length === 'chunked' ? readChunks(bytes) : bytes.subarray(0, current.length);
      return body === null || (current.length !== 'chunked' && body.length < current.length)
        ? null
        : respond(current, body);
    },
    close: () => (head?.length === 'to the end' ? respond(head, bytes) : null),
  };
}
