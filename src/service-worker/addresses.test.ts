import { expect, test } from 'vitest';
import { isAsset, isScreenAddress, isSharedImage, isWorkerCode } from './addresses.ts';

const PLATFORM = ['/api/game', '/timeServer', '/sandbox', '/art', '/gifts', '/venue'];

test.each([
  ['/', true],
  ['/app/home', true],
  ['/app/room/anchor/a1', true],
  ['/entry/login', true],
  ['/r/ABCD', true],
  ['/api/game/live/v1/popularLive', false],
  ['/timeServer', false],
  ['/sandbox/', false],
  ['/sandbox', false],
  ['/venue/slot', false],
  ['/play.html', false],
  ['/version.json', false],
])('a navigation to %s is answered with the cached page: %s', (pathname, expected) => {
  expect(isScreenAddress(pathname, PLATFORM)).toBe(expected);
});

test.each([
  ['/art/courtside/hero.svg', true],
  ['/emotes/sheet.png', true],
  ['/activities/wheel.svg', true],
  ['/icon.svg', true],
  ['/art/member/0f3c', false],
  ['/art/avatar/zhangsan.svg', false],
  ['/art/avatar/0f3c.svg', false],
  ['/gifts/rocket.svga', false],
  ['/api/game/live/v1/popularLive', false],
])('the image %s is cached: %s', (pathname, expected) => {
  expect(isSharedImage(pathname)).toBe(expected);
});

test.each([
  ['/assets/workers/entry-D9yNYPxd.js', true],
  ['/assets/index-D9yNYPxd.js', false],
])('%s is code of a worker: %s', (pathname, expected) => {
  expect([isAsset(pathname), isWorkerCode(pathname)]).toEqual([true, expected]);
});

test('only files with a hash are cached permanently', () => {
  expect(['/assets/index-D9yNYPxd.js', '/version.json', '/sw.js'].filter(isAsset)).toEqual([
    '/assets/index-D9yNYPxd.js',
  ]);
});
