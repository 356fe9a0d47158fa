import { expect, test } from 'vitest';
import { encodingFor, hasAlready } from './conditional.ts';

const FILE = { etag: '"abc"', packable: true };

test.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"old", W/"abc"', true],
  ['*', true],
  ['"old"', false],
  ['abc', false],
  ['', false],
])('a client that has %s has the file: %s', (header, expected) => {
  expect(hasAlready(header, FILE)).toBe(expected);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0, gzip;q=0.5', 'gzip'],
  ['brotli', 'identity'],
  ['', 'identity'],
])('a client that accepts %s gets %s', (header, expected) => {
  expect(encodingFor(FILE, header)).toBe(expected);
});
