import { type BodyReader, chunkedBody, sizedBody } from './response-body.ts';

/** One complete response of a server. */
export type HttpResponse = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** Time the connection may stay idle before its next use, ms; 0 when it must not be reused. */
  readonly keepAliveMs: number;
};

/** Reads the responses of one connection. */
export type ResponseReader = {
  /**
   * Consumes the next bytes. @returns the response once it is complete. @throws Error for bytes that are not HTTP/1.1, or
   * too many.
   */
  push(bytes: Buffer): HttpResponse | null;
  /** Handles the end of the connection, which ends a response without a length. @returns null when bytes are missing. */
  close(): HttpResponse | null;
};

type Head = Omit<HttpResponse, 'body'> & { readonly length: number | 'chunked' | 'to the end' };

const HEAD_END = '\r\n\r\n';
const LINE_END = '\r\n';
const STATUS_LINE = /^HTTP\/1\.1 (\d{3})(?: |$)/;
const INTERIM_BELOW = 200;
const BODILESS: readonly number[] = [204, 304];
const NO_BYTES = Buffer.alloc(0);
/** Maximum size of a head, the same as in Node's own client. */
const HEAD_MAX = 16 * 1024;

/** Idle time-out assumed for a server without a keep-alive header, ms: five seconds, as in Node. */
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

const bodyReaderOf = ({ length }: Head): BodyReader => {
  if (length === 'chunked') return chunkedBody();
  return sizedBody(length === 'to the end' ? Number.POSITIVE_INFINITY : length);
};

/** Creates a reader of consecutive responses, however their bytes are split [RFC 9112]. */
export function createResponseReader(): ResponseReader {
  let bytes: Buffer = NO_BYTES;
  let arriving: { readonly head: Head; readonly body: BodyReader } | null = null;
  const respond = ({ status, headers, keepAliveMs }: Head, body: Buffer): HttpResponse => {
    arriving = null;
    bytes = NO_BYTES;
    return { status, headers, body, keepAliveMs };
  };
  /** Reads heads up to the first that is not interim. @returns the bytes behind it. */
  const readNextHead = (more: Buffer): Buffer => {
    bytes = bytes.length === 0 ? more : Buffer.concat([bytes, more]);
    for (let end = bytes.indexOf(HEAD_END); end >= 0; end = bytes.indexOf(HEAD_END)) {
      const head = readHead(bytes.toString('latin1', 0, end));
      bytes = bytes.subarray(end + HEAD_END.length);
      if (head.status < INTERIM_BELOW) continue;
      arriving = { head, body: bodyReaderOf(head) };
      return bytes;
    }
    if (bytes.length > HEAD_MAX) throw new Error(`a head is longer than ${HEAD_MAX} bytes`);
    return NO_BYTES;
  };
  return {
    push(more) {
      const rest = arriving ? more : readNextHead(more);
      if (!arriving) return null;
      const body = arriving.body.push(rest);
      return body === null ? null : respond(arriving.head, body);
    },
    close: () =>
      arriving?.head.length === 'to the end' ? respond(arriving.head, arriving.body.sofar()) : null,
  };
}
