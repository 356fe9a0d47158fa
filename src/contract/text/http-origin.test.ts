import { expect, test } from 'vitest';
import { httpOrigin } from './line-origin.ts';

test.each([
  ['https://news.example', 'https://news.example'],
  ['http://localhost:8080/some/path?x=1', 'http://localhost:8080'],
  ['HTTPS://News.Example/', 'https://news.example'],
])('[7.06] %s is asked at %s', (address, origin) => {
  expect(httpOrigin(address)).toBe(origin);
});

test.each([
  '',
  null,
  undefined,
  'news.example',
  '/news',
  'javascript:alert(1)',
  'ftp://news.example',
  'https://',
])('[7.06] %s is no origin', (address) => expect(httpOrigin(address)).toBeNull());
