import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const PATH = /`((?:src|tests|tools|bench|docs)\/[\w./*-]+)`/g;

/** Paths with a placeholder such as `<noun>` are patterns for the reader and are not matched. */
const pathsIn = (page: string) =>
  [...readFileSync(resolve(root, page), 'utf8').matchAll(PATH)].map(([, path = '']) => path);

const isThere = (path: string) =>
  path.includes('*') ? globSync(path, { cwd: root }).length > 0 : existsSync(resolve(root, path));

const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: root })];

test.each(pages)('every path that %s names exists', (page) => {
  expect(pathsIn(page).filter((path) => !isThere(path))).toEqual([]);
});
