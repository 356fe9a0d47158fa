import { expect, test } from 'vitest';
import { lineOrigin } from './line-origin.ts';

const HOME = 'https://site.example';

test.for([
  'http://b.example',
  'https://user:word@b.example',
  'https://b.example/path',
  'https://b.example/?q',
  'ftp://b.example',
  'javascript:alert(1)',
  'b.example',
  '',
])('[8.13] %j is no API line', (address) => {
  expect(lineOrigin(address, HOME, [])).toBeNull();
});

test.for([
  ['https://b.example', 'https://b.example'],
  ['https://b.example/', 'https://b.example'],
  ['http://127.0.0.1:5180', 'http://127.0.0.1:5180'],
  ['http://site-5003.localhost:5180', 'http://site-5003.localhost:5180'],
  ['http://site.example:8080', 'http://site.example:8080'],
  [HOME, HOME],
])('[8.13] %j is the line %j', ([address, origin]) => {
  expect(lineOrigin(String(address), HOME, [])).toBe(origin);
});

test('[8.13] only named domains and the loopback have lines', () => {
  const allowed = (address: string) => lineOrigin(address, HOME, ['lines.example']);
  expect(allowed('https://a.lines.example')).toBe('https://a.lines.example');
  expect(allowed('https://lines.example')).toBe('https://lines.example');
  expect(allowed('https://evil-lines.example')).toBeNull();
  expect(allowed('https://lines.example.evil.example')).toBeNull();
  expect(allowed('http://localhost:1')).toBe('http://localhost:1');
  expect(allowed(HOME)).toBe(HOME);
});
