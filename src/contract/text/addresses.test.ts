import { expect, test } from 'vitest';
import { httpOrigin, lineOrigin, ownPath } from './addresses.ts';

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

test.for([
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/\r\\elsewhere.example',
  '/.//elsewhere.example',
  '/..//elsewhere.example',
  '/app/..//elsewhere.example',
  '/%2e//elsewhere.example',
  'https://elsewhere.example',
  'https:/elsewhere.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'intent://scan/#Intent;end',
  'blob:https://elsewhere.example/x',
  ' //elsewhere.example',
  ' /app/home',
  'app/home',
  '',
])('[2.01] %j is no path of this site', (text) => {
  expect(ownPath(text)).toBeNull();
});

test.for([
  ['/app/home', '/app/home'],
  ['/app/home?tab=football#matches', '/app/home?tab=football#matches'],
  ['/app/./help', '/app/help'],
  ['/app\\help', '/app/help'],
  ['/app/na\tme', '/app/name'],
  ['/?next=//elsewhere.example', '/?next=//elsewhere.example'],
  ['/', '/'],
])('[2.01] %j is read as %j', ([text, path]) => {
  expect(ownPath(String(text))).toBe(path);
});
