import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { HOMES_OF_NOUNS } from './homes-of-nouns.table.ts';

const root = resolve(import.meta.dirname, '../..');
const isThere = (path: string) => existsSync(resolve(root, path));

/** The files that the table of calls is made of, in the order of their imports. */
const nouns = [
  ...readFileSync(resolve(root, 'src/contract/book/table.ts'), 'utf8').matchAll(
    /import \{ \w+Calls \} from '\.\.\/(?:[\w-]+\/)*([\w-]+)\/calls\.ts'/g,
  ),
].map(([, noun = '']) => noun);

test('the nouns are read from the table of calls', () => {
  expect(nouns).toContain('password-recovery');
  expect(nouns.length).toBeGreaterThan(30);
});

const camel = (noun: string) => noun.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

test.each(nouns)('the calls of %s are answered in its own domain', (noun) => {
  const [file = '', ...further] = globSync(`src/sandbox/domains/{,*/}${noun}/domain.ts`, { cwd: root });
  expect(further).toEqual([]);
  expect(file && readFileSync(resolve(root, file), 'utf8')).toContain(`handlersFor(${camel(noun)}Calls, `);
});

test.each(nouns)('%s has its own feature or an entry in the table', (noun) => {
  const home = HOMES_OF_NOUNS[noun];
  const own = globSync([`src/app/features/!(home)/${noun}`, `src/app/features/${noun}/texts.ts`], {
    cwd: root,
  });
  expect(home ? isThere(home.at) : own.length === 1).toBe(true);
  expect(home !== undefined && own.length > 0).toBe(false);
});

test.each(nouns)('a contract test named %s calls its calls', (noun) => {
  const [file = '', ...further] = globSync(`tests/contract/*/${noun}.test.ts`, { cwd: root });
  expect(further).toEqual([]);
  expect(file && readFileSync(resolve(root, file), 'utf8')).toContain(`'${camel(noun)}.`);
});

test('the table names no noun that the calls do not have', () => {
  expect(Object.keys(HOMES_OF_NOUNS).filter((noun) => !nouns.includes(noun))).toEqual([]);
});
