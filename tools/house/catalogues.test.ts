import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { namespacesIn } from './namespaces-in.ts';
import { isCatalogue } from './rule.ts';

const root = resolve(import.meta.dirname, '../..');
const found = globSync('src/**/*.ts', { cwd: root })
  .filter(isCatalogue)
  .map((file) => ({ file, namespaces: namespacesIn(file, readFileSync(resolve(root, file), 'utf8')) }));
const namespaces = found.flatMap((file) => file.namespaces);
const texts = namespaces.flatMap((namespace) => namespace.texts);

test('every file of texts is found and read', () => {
  const files = found.map(({ file }) => file);
  expect(files).toEqual(
    expect.arrayContaining(['src/chat/view/texts/chat.ts', 'src/app/features/home/texts.ts']),
  );
  expect(texts.length).toBeGreaterThan(1_500);
});

test('[1.04] the catalogue uses 你, never 您, and no exclamations', () => {
  expect(texts.filter(([, text]) => /您|！|!|亲爱/.test(text)).map(([key]) => key)).toEqual([]);
});

test('every key has a text', () => {
  expect(texts.filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
});

test('a name of a namespace is defined once', () => {
  const names = namespaces.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('a file in a texts folder contains namespaces, its lookup beside it', () => {
  const empty = found.filter((file) => /\/texts\//.test(file.file) && file.namespaces.length === 0);
  expect(empty.map(({ file }) => file)).toEqual([]);
});
