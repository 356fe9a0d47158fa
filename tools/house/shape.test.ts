import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const Manifest = v.object({
  dependencies: v.record(v.string(), v.string()),
  devDependencies: v.record(v.string(), v.string()),
});
const manifest = v.parse(Manifest, JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')));

/** What each package is for: the places that import it. */
const USES: readonly (readonly [name: string, what: string, where: string])[] = [
  ['react', 'the screens', 'src/app/**/*.{ts,tsx}'],
  ['react-dom', 'the page', 'src/app/**/*.{ts,tsx}'],
  ['react-router-dom', 'the addresses', 'src/app/screens/*.tsx'],
  ['comlink', 'the way between page and worker', 'src/worker/**/*.ts'],
  ['crypto-js', 'the cipher where the browser has none', 'src/contract/wire/**/*.ts'],
  ['rxjs', 'the streams of the worker', 'src/worker/**/*.ts'],
  ['hls.js', 'HLS pictures', 'src/streams/**/*.{ts,tsx}'],
  ['flv.js', 'FLV pictures', 'src/streams/**/*.{ts,tsx}'],
  ['svgaplayerweb', 'gift animations', 'src/worker/gifts/**/*.ts'],
  ['react-virtuoso', 'the list of chat', 'src/chat/view/**/*.tsx'],
  ['valtio', 'the shared state of the page', 'src/{app,chat,streams}/**/*.{ts,tsx}'],
];

test.each(USES)('[C.02] %s is a dependency and carries %s', (name, _what, where) => {
  expect(Object.keys(manifest.dependencies)).toContain(name);
  const importing = globSync(where, { cwd: root, exclude: ['**/*.test.*'] }).filter((path) =>
    new RegExp(`(?:from|import\\()\\s*'${name}(?:/[^']*)?'`).test(readFileSync(resolve(root, path), 'utf8')),
  );
  expect(importing).not.toEqual([]);
});

test.each(['vitest', 'playwright'])('[C.02] %s runs the tests', (name) => {
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(packages.some((each) => each === name || each === `@${name}/test`)).toBe(true);
});

test.each([
  'package.json',
  'vite.config.ts',
  'src/app',
  'src/worker',
  'src/streams',
  'src/chat',
  'tests',
  'README.md',
])('[C.03] %s is at the top', (path) => {
  expect(existsSync(resolve(root, path))).toBe(true);
});
