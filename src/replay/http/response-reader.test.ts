import { expect, test } from 'vitest';
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

test.each([1, 2, 3, 7, 19, 4_096])(
  'answers are read whole however they are cut: %i bytes at a time',
  (pieces) => {
    const sized = read(SIZED, pieces);
    expect(sized).toMatchObject({ status: 200, keepAliveMs: 4_000 });
    expect(sized?.headers.get('risk-token')).toBe('r 1');
    const chunked = read(CHUNKED, pieces);
    expect(chunked).toMatchObject({ status: 503, keepAliveMs: 2_000 });
    const interim = read(INTERIM, pieces);
    for (const answer of [sized, chunked, interim]) expect(answer?.body.toString()).toBe('{"a":1}');
  },
);

test('a response without a length ends with the connection, which is not reused', () => {
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
