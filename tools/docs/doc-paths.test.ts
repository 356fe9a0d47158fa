import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: root })];
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const fileNames = new Set(tracked.map((path) => basename(path)));
const realms = readdirSync(resolve(root, 'src'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** Every word of the source, so that a type or a class that a page names can be looked up. */
const identifiers = new Set(
  tracked
    .filter(
      (path) =>
        !path.endsWith('.test.ts') &&
        /^(src|tests|tools|bench|replay-artillery)\/.*\.(ts|tsx|mjs)$/.test(path),
    )
    .flatMap((path) => readFileSync(resolve(root, path), 'utf8').match(/\b[A-Z]\w+/g) ?? []),
);

const PATH = /^(src|tests|tools|bench|docs)\/[\w./*-]+$/;
const REALM_PATH = new RegExp(`^(${realms.join('|')})/[\\w./*-]+$`);
const FILE = /^[\w.-]+\.(ts|tsx|css|mjs|cjs)$/;
const TYPE = /^[A-Z][a-z\d]+(?:[A-Z][a-z\d]*)+$/;

const isThere = (path: string) =>
  path.includes('*') ? globSync(path, { cwd: root }).length > 0 : existsSync(resolve(root, path));

/** Whether a text in backticks that looks like a name of ours is one. Those with a placeholder such as `<noun>` are patterns. */
function isStale(text: string): boolean {
  if (PATH.test(text)) return !isThere(text);
  if (REALM_PATH.test(text)) return !isThere(`src/${text}`);
  if (FILE.test(text)) return !fileNames.has(text);
  return TYPE.test(text) && !identifiers.has(text);
}

const quotedIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, quoted = '']) => quoted);

test.each([
  ['src/app/nothing.ts', true],
  ['chat/core/nothing.ts', true],
  ['nothing-here.ts', true],
  ['NoSuchType', true],
  ['src/contract/errors.ts', false],
  ['chat/core/polling/poll.ts', false],
  ['core-api.ts', false],
  ['AppError', false],
  ['src/app/features/<noun>/texts.ts', false],
])('%s is stale: %s', (text, expected) => {
  expect(isStale(text)).toBe(expected);
});

test.each(pages)('every path, file and type that %s names exists', (page) => {
  expect(quotedIn(readFileSync(resolve(root, page), 'utf8')).filter(isStale)).toEqual([]);
});
