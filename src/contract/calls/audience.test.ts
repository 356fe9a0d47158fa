import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls/table.ts';

const asked = new Set(
  globSync('src/{app,chat/view,streams/view}/**/*.{ts,tsx}').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/useCall\(\s*'([\w.]+)'/g)].map(([, name]) => name),
  ),
);

test('every answer that needs a login is of the member who asked, whichever screen asks', () => {
  expect(asked.size).toBeGreaterThan(40);
  const forEverybody = Object.entries(calls).flatMap(([name, { credentials, audience }]) =>
    credentials === 'member' && asked.has(name) && audience !== 'member' ? [name] : [],
  );
  expect(forEverybody).toEqual([]);
});
