import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { coreVersion } from './core-version.ts';

const root = resolve(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(resolve(root, file), 'utf8');

/** The version once one source reads otherwise. */
function changed(path: string, from: string, to: string): string {
  const read = (file: string) => (file === path ? textOf(file).replace(from, to) : textOf(file));
  expect(textOf(path)).toContain(from);
  return coreVersion(read);
}

test.each([
  [
    'a chat message',
    'src/contract/community/chat-message/schema.ts',
    'username: strangersName',
    'name: strangersName',
  ],
  ['a message between tabs', 'src/worker/tabs/tab-messages.ts', 'afterSeq: time', 'after: time'],
  ['a topic', 'src/worker/topics.ts', 'export type', 'export type Former = null; export type'],
  ['a port of the chat', 'src/chat/core/ports.ts', 'export type', 'export type Former = null; export type'],
])('a change of %s changes the version of the core', (_what, path, from, to) => {
  expect(changed(path, from, to)).not.toBe(coreVersion());
});

test('unchanged sources have the same version', () => {
  expect(coreVersion(textOf)).toBe(coreVersion());
});

test('the version does not depend on code of the page', () => {
  const filesRead = new Set<string>();
  coreVersion((file) => {
    filesRead.add(file);
    return '';
  });
  expect([...filesRead].filter((file) => file.startsWith('src/app/'))).toEqual([]);
});
