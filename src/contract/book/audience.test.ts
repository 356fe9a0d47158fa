import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isCachedOverVisits } from '#core-client/cache/cached-calls.ts';
import { calls } from './table.ts';

const asked = new Set(
  globSync('src/{app,core-client,kit,chat/view,streams/view}/**/*.{ts,tsx}').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/useCall\(\s*'([\w.]+)'/g)].map(([, name]) => name),
  ),
);

test('every response that needs a login has the audience member', () => {
  expect(asked.size).toBeGreaterThan(40);
  const forEverybody = Object.entries(calls).flatMap(([name, { credentials, audience }]) =>
    credentials === 'member' && asked.has(name) && audience !== 'member' ? [name] : [],
  );
  expect(forEverybody).toEqual([]);
});

test('responses cached across visits are public and read-only', () => {
  const kept = Object.entries(calls).filter(([, call]) => 'keptOverVisits' in call && call.keptOverVisits);
  expect(Object.keys(calls).filter(isCachedOverVisits).toSorted()).toEqual(
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
