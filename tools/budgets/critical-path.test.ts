import { expect, test } from 'vitest';
import { criticalPath, tooEarly } from './critical-path.ts';

const manifest = {
  'index.html': { file: 'a/index.js', isEntry: true, imports: ['_react.js'], dynamicImports: ['room.tsx'] },
  '_react.js': { file: 'a/react.js' },
  '_list.js': { file: 'a/list.js', imports: ['_react.js'] },
  'room.tsx': { file: 'a/room.js', isDynamicEntry: true, imports: ['_list.js'], dynamicImports: ['hls'] },
  hls: { file: 'a/hls.js', isDynamicEntry: true },
  'play.html': { file: 'a/play.js', isEntry: true, imports: ['_list.js'], dynamicImports: ['hls'] },
};
const room = { name: 'room', entry: 'index.html', screen: 'room.tsx', limit: 1 } as const;

test('the path is the entry, the screen and what both import, once', () => {
  expect(criticalPath(manifest, room).sort()).toEqual(['a/index.js', 'a/list.js', 'a/react.js', 'a/room.js']);
});

test('a page without a screen is its entry and what that imports', () => {
  const play = { name: 'play', entry: 'play.html', screen: null, limit: 1 } as const;
  expect(criticalPath(manifest, play).sort()).toEqual(['a/list.js', 'a/play.js', 'a/react.js']);
});

test('a screen inside the entry has no separate path', () => {
  expect(() => criticalPath(manifest, { ...room, screen: 'home.tsx' })).toThrow('home.tsx is no lazy chunk');
});

test('a player on the path is too early', () => {
  expect(
    tooEarly(['a/room.js'], { 'a/room.js': { 'hls.js': 9, react: 9 }, 'a/hls.js': { 'hls.js': 9 } }),
  ).toEqual(['a/room.js: hls.js']);
});
