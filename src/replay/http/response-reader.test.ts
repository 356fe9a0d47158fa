import { expect, onTestFinished, test, vi } from 'vitest';
import { BODY_MAX } from './response-body.ts';
import { createResponseReader, type HttpResponse } from './response-reader.ts';

const SIZED = 'HTTP/1.1 200 OK\r\ncontent-length: 7\r\nrisk-token: r 1\r\n\r\n{"a":1}';
const CHUNKED =
  'HTTP/1.1 503 Busy\r\ntransfer-encoding: chunked\r\nkeep-alive: timeout=3\r\n\r\n3\r\n{"a\r\n4;x=y\r\n":1}\r\n0\r\n\r\n';
const INTERIM = `HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\n${SIZED}`;

/** Reads what a connection brings in chunks of `size` bytes. */
function read(text: string, pieces: number): HttpResponse | null {
  const reader = createResponseReader();
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += pieces) {
    const answer = reader.push(bytes.subarray(at, at + pieces));
    if (answer) return answer;
  }
  return reader.close();
}

test.each([1, 2, 3, 7, 19, 4_096])('responses are read completely in chunks of %i bytes', (pieces) => {
  const sized = read(SIZED, pieces);
  expect(sized).toMatchObject({ status: 200, keepAliveMs: 4_000 });
  expect(sized?.headers.get('risk-token')).toBe('r 1');
  const chunked = read(CHUNKED, pieces);
  expect(chunked).toMatchObject({ status: 503, keepAliveMs: 2_000 });
  const interim = read(INTERIM, pieces);
  for (const answer of [sized, chunked, interim]) expect(answer?.body.toString()).toBe('{"a":1}');
});

test('a response without a length ends with its connection', () => {
  const answer = read('HTTP/1.1 200 OK\r\n\r\nall of it', 4);
  expect(answer?.body.toString()).toBe('all of it');
  expect(answer?.keepAliveMs).toBe(0);
});

test('one connection brings several responses', () => {
  const reader = createResponseReader();
  for (const text of [SIZED, CHUNKED, 'HTTP/1.1 204 No Content\r\n\r\n', SIZED]) {
    expect(reader.push(Buffer.from(text))).not.toBeNull();
  }
});

test('half a response is not returned', () => {
  expect(read(SIZED.slice(0, -1), 10)).toBeNull();
  expect(read(CHUNKED.slice(0, -4), 10)).toBeNull();
});

test.each([
  'SSH-2.0-x\r\n\r\n',
  'HTTP/1.1 200 OK\r\ncontent-length: many\r\n\r\n',
  'HTTP/1.1 200 OK\r\nno header\r\n\r\n',
])('“%s” is not read as a response', (text) => expect(() => read(text, 4_096)).toThrow());

const MB = 1024 * 1024;
const SEGMENT = Buffer.alloc(1_460, 'x');

test.each([
  ['a length', `content-length: ${4 * MB}`, (part: Buffer) => part],
  [
    'chunks',
    'transfer-encoding: chunked',
    (part: Buffer) =>
      Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]),
  ],
])('a body with %s costs its bytes once, not once a segment', (_with, header, packed) => {
  const reader = createResponseReader();
  const segments = Array.from({ length: Math.ceil((4 * MB) / SEGMENT.length) }, () => packed(SEGMENT));
  let copied = 0;
  const concat = Buffer.concat.bind(Buffer);
  const spy = vi.spyOn(Buffer, 'concat').mockImplementation((...args) => {
    const joined = concat(...args);
    copied += joined.length;
    return joined;
  });
  onTestFinished(() => spy.mockRestore());
  reader.push(Buffer.from(`HTTP/1.1 200 OK\r\n${header}\r\n\r\n`));
  let answer: HttpResponse | null = null;
  for (const segment of [...segments, Buffer.from('0\r\n\r\n')]) answer ??= reader.push(segment);
  expect(answer?.body.length).toBeGreaterThanOrEqual(4 * MB);
  expect(copied).toBeLessThan(5 * MB);
});

/** Bytes without end: pushes until the reader refuses, or until far beyond its limit. */
function pushWithoutEnd(head: string, piece: Buffer): void {
  const reader = createResponseReader();
  reader.push(Buffer.from(head));
  for (let sent = 0; sent < 2 * BODY_MAX; sent += piece.length) reader.push(piece);
}

test.each([
  ['a body that ends with the connection', 'HTTP/1.1 200 OK\r\n\r\n', Buffer.alloc(MB)],
  [
    'a body in chunks',
    'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n',
    Buffer.concat([Buffer.from(`${MB.toString(16)}\r\n`), Buffer.alloc(MB), Buffer.from('\r\n')]),
  ],
  ['the size of a chunk', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n', Buffer.alloc(MB, '0')],
  ['a head', 'HTTP/1.1 200 OK\r\nx: ', Buffer.alloc(MB, 'x')],
])('%s without end is refused before it fills the memory', (_what, head, piece) => {
  expect(() => pushWithoutEnd(head, piece)).toThrow(/larger|longer|no size/);
});

test('a body announced beyond the limit is refused at its head', () => {
  expect(() => read(`HTTP/1.1 200 OK\r\ncontent-length: ${BODY_MAX + 1}\r\n\r\n`, 4_096)).toThrow('larger');
});
