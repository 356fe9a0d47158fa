import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { topics } from './topics.ts';

const src = resolve(import.meta.dirname, '..');
const DRAWING = /\b(?:m|settledM)arblesOf\(\s*'([\w.]+)'/g;

test('every topic has a drawing of its stream', () => {
  const tests = globSync('{worker,chat/core,streams/core}/**/*.test.ts', { cwd: src });
  const drawn = tests.flatMap((path) =>
    Array.from(readFileSync(resolve(src, path), 'utf8').matchAll(DRAWING), ([, topic]) => topic),
  );
  expect(Object.keys(topics).filter((topic) => !drawn.includes(topic))).toEqual([]);
});
