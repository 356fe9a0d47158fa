import { readdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { freshPath } from '#tests/fixtures/replay/recorded-chat.ts';
import { writeAtomically } from './atomic-file.ts';

test('two writers of one file leave one complete text', async () => {
  const path = freshPath('result.json');
  const texts = ['a', 'b'].map((letter) => letter.repeat(4_000_000));
  await Promise.all(texts.map((text) => writeAtomically(path, text)));
  expect(texts.includes(await readFile(path, 'utf8'))).toBe(true);
  expect(await readdir(dirname(path))).toEqual(['result.json']);
});
