import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls/table.ts';
import { memberCalls } from './member-calls.ts';

const asked = new Set(
  globSync('src/{app,chat/view,streams/view}/**/*.{ts,tsx}').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/useCall\(\s*'([\w.]+)'/g)].map(([, name]) => name),
  ),
);

test('every answer that needs a login is kept for the member who asked, whichever screen asks', () => {
  expect(asked.size).toBeGreaterThan(40);
  const needLogin = Object.entries(calls).flatMap(([name, { credentials }]) =>
    credentials === 'member' && asked.has(name) ? [name] : [],
  );
  const kept: ReadonlySet<string> = memberCalls;
  expect(needLogin.filter((name) => !kept.has(name))).toEqual([]);
});
