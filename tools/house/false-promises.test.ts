import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { FALSE_PROMISES } from './false-promises.table.ts';
import { textsIn } from './texts-in.ts';

const root = resolve(import.meta.dirname, '../..');
/** Excluded sources: messages of simulated viewers and names of people, leagues and games are not promises. */
const CHATTER = /^src\/sandbox\/(?:.*\/)?(?:world\/seeds|news)\/|game-names/;

const sources = globSync(
  [
    'src/sandbox/**/*.{ts,html}',
    'src/{app,kit,core-client,i18n}/**/*.{ts,tsx}',
    'src/{chat,streams}/view/**/*.{ts,tsx}',
  ],
  {
    cwd: root,
    exclude: ['**/*.test.*'],
  },
).filter((path) => !CHATTER.test(path));

const texts = sources.flatMap((path) =>
  textsIn(path, readFileSync(resolve(root, path), 'utf8')).map(({ line, text }) => ({
    at: `${path}:${line}`,
    text,
  })),
);

test('the scan reads every text of the platform and of the page', () => {
  for (const known of [
    '/seed-help-safety.ts:',
    '/safer/limits/texts.ts:',
    '/view/texts/chat.ts:',
    '/seed-inbox.table.ts:',
  ]) {
    expect(texts.some(({ at }) => at.includes(known))).toBe(true);
  }
  expect(texts.length).toBeGreaterThan(2_000);
});

test.each(FALSE_PROMISES)('[1.02] no text promises $words: $why', ({ pattern }) => {
  expect(
    texts.filter(({ text }) => pattern.test(text)).map(({ at, text }) => `${at} ${pattern.exec(text)?.[0]}`),
  ).toEqual([]);
});

test('words of an existing feature are removed from the list', () => {
  const names = Object.keys(calls);
  const fulfilled = FALSE_PROMISES.flatMap(({ pattern, until }) =>
    until === null
      ? []
      : names.filter((name) => until.test(name)).map((name) => `${name} makes ${pattern} true`),
  );
  expect(fulfilled).toEqual([]);
});
