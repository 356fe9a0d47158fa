import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { unplainWords } from '../house/rules/plain-words.ts';

const root = resolve(import.meta.dirname, '../..');
const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: root })];

/** Lines of a page that are not plain English, each with a better word. */
const unplainLines = (page: string): string[] =>
  unplainWords(page).map(({ at, message }) => `${page.slice(0, at).split('\n').length}: ${message}`);

test('a word that is not plain is found with its line', () => {
  expect(unplainLines('# Tabs\n\nA leader tells the others.')).toEqual([
    '3: “tells”: write shows, sends, reports or says',
  ]);
});

test.each(pages)('%s is plain English', (page) => {
  expect(unplainLines(readFileSync(resolve(root, page), 'utf8'))).toEqual([]);
});
