import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { PLANTED_FAULTS } from './faults.table.ts';

const root = resolve(import.meta.dirname, '../..');
const LEAST_FAULTS = 60;
const MAX_LINES = 10;
const testFiles = globSync('{src,tests}/**/*.test.{ts,tsx}', { cwd: root });
const linesOf = (text: string) => text.split('\n').length;

test('at least 60 faults are planted, each under its own name', () => {
  expect(PLANTED_FAULTS.length).toBeGreaterThanOrEqual(LEAST_FAULTS);
  expect(new Set(PLANTED_FAULTS.map(({ name }) => name)).size).toBe(PLANTED_FAULTS.length);
});

test.each(PLANTED_FAULTS)('$name: replaces one text of at most ten lines', ({ file, from, to }) => {
  const parts = readFileSync(resolve(root, file), 'utf8').split(from);
  expect(parts).toHaveLength(2);
  expect(to).not.toBe(from);
  expect(Math.max(linesOf(from), linesOf(to))).toBeLessThanOrEqual(MAX_LINES);
});

test.each(PLANTED_FAULTS)('$name: its tests exist', ({ tests }) => {
  expect(testFiles.filter((file) => file.includes(tests))).not.toHaveLength(0);
});
