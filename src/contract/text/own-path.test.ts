import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

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
