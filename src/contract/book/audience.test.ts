import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isKeptOverVisits } from '#core-client/cache/kept-calls.ts';
import { calls } from './table.ts';

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

test('what is kept over visits is the same for everybody and changes nothing', () => {
  const kept = Object.entries(calls).filter(([, call]) => 'keptOverVisits' in call && call.keptOverVisits);
  expect(Object.keys(calls).filter(isKeptOverVisits).toSorted()).toEqual(
    kept.map(([name]) => name).toSorted(),
  );
  expect(kept.length).toBeGreaterThan(3);
  for (const [name, call] of kept)
    expect([name, call.audience, call.command, call.credentials === 'member']).toEqual([
      name,
      undefined,
      undefined,
      false,
    ]);
});
