import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const NUMBER = /\[((?:[1-9]|[CP])\.\d\d)\]/g;
const ROW = /^\| ((?:\d|[CP])\.\d\d) \| .+ \| (built|in part|not built) \|$/gm;

/** The requirement numbers that the files name, each with the first file that names it. */
function numbersIn(patterns: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of globSync([...patterns], { cwd: root, exclude: ['**/node_modules'] })) {
    for (const [, number = ''] of readFileSync(resolve(root, path), 'utf8').matchAll(NUMBER)) {
      if (!found.has(number)) found.set(number, path);
    }
  }
  return found;
}

const page = readFileSync(resolve(root, 'docs/requirements.md'), 'utf8');
const rows = new Map([...page.matchAll(ROW)].map(([, number = '', state = '']) => [number, state]));
const tested = numbersIn(['{src,tests,tools}/**/*.test.{ts,tsx}', 'tests/boundary/*-suite.ts']);

test('the requirements page has a row for each of the 143 requirements', () => {
  expect(rows.size).toBe(143);
});

test('every requirement number in code, tests and documents has a row', () => {
  const named = numbersIn(['{src,tests,tools,bench,docs}/**/*.{ts,tsx,mjs,md}', 'README.md']);
  expect([...named].filter(([number]) => !rows.has(number))).toEqual([]);
});

test('a requirement that is built has a test with its number', () => {
  const built = [...rows].filter(([, state]) => state === 'built').map(([number]) => number);
  expect(built.filter((number) => !tested.has(number))).toEqual([]);
});

test('a requirement that is not built has no test with its number', () => {
  const missing = [...rows].filter(([, state]) => state === 'not built').map(([number]) => number);
  expect(missing.filter((number) => tested.has(number))).toEqual([]);
});

/** Sections about what visitors and members see: what the site is, its screens, and the protection of members. */
const SEEN = /^(?:1|2|P)\./;
const inBrowser = numbersIn([
  'tests/{e2e,browser,browsers}/**/*.{test.ts,test.tsx}',
  'tests/e2e/screen/every-screen.ts',
  'src/**/*.browser.test.{ts,tsx}',
]);

test('every built requirement about visible behaviour has a browser test', () => {
  const seen = [...rows].flatMap(([number, state]) =>
    state === 'built' && SEEN.test(number) ? [number] : [],
  );
  expect(seen.filter((number) => !inBrowser.has(number))).toEqual([]);
});
