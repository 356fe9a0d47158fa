import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Realms whose times and limits decide what a member waits for. */
const REALMS = [
  'contract',
  'timing',
  'worker',
  'chat/core',
  'streams/core',
  'streams/danmaku',
  'app',
  'kit',
  'core-client',
  'i18n',
];

/** A number with a unit in its name, at the top of a file. */
const measure = /^(?:export )?const ([A-Z][A-Z0-9_]*_(?:MS|SIZE|MAX|PX|BYTES|SECONDS))\b[^=\n]*= -?[\d_.]+/gm;

/** The names that files of a realm define more than once, with the files. */
function repeated(files: readonly (readonly [path: string, text: string])[]): string[] {
  const pathsByName = new Map<string, string[]>();
  for (const [path, text] of files)
    for (const [, name = ''] of text.matchAll(measure))
      pathsByName.set(name, [...(pathsByName.get(name) ?? []), path]);
  return [...pathsByName].flatMap(([name, paths]) =>
    paths.length > 1 ? [`${name}: ${paths.join(', ')}`] : [],
  );
}

test.each(REALMS)('no time, size or limit name is defined twice in src/%s', (realm) => {
  const paths = globSync(`src/${realm}/**/*.{ts,tsx}`).filter((path) => !path.includes('.test.'));
  expect(paths).not.toEqual([]);
  expect(repeated(paths.map((path) => [path, readFileSync(path, 'utf8')]))).toEqual([]);
});

test('a name defined in two files is found, an alias is not', () => {
  const first = ['a.ts', 'const LOOK_MS = 500;\n'] as const;
  const second = ['b.ts', 'export const LOOK_MS: number = 1_000;\n'] as const;
  expect(repeated([first, second])).toEqual(['LOOK_MS: a.ts, b.ts']);
  expect(repeated([first, ['c.ts', 'const WAIT_MS = LOOK_MS * 2;\n']])).toEqual([]);
});
