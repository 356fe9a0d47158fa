import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const foldersIn = (path: string) =>
  readdirSync(resolve(root, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
const rows = readFileSync(resolve(root, 'docs/architecture.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `src/'));
const rowOf = (realm: string) =>
  rows.filter((row) => row.split('|')[1]?.includes(`\`src/${realm}`)).join('\n');

test('the map has a row for every realm', () => {
  expect(foldersIn('src').filter((realm) => rowOf(realm) === '')).toEqual([]);
});

/** `chat/core` and `chat/view` have separate rows; a folder of calls or rules is named together with its content. */
const isNamed = (realm: string, folder: string) =>
  rowOf(realm).includes(`\`${folder}/`) || rowOf(realm).includes(`\`src/${realm}/${folder}\``);

test.each(foldersIn('src'))('the row of %s names every folder in it', (realm) => {
  expect(foldersIn(`src/${realm}`).filter((folder) => !isNamed(realm, folder))).toEqual([]);
});
