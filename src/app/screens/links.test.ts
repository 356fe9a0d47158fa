import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from '#app/routes/paths.ts';
import { type AppRoute, routes } from './table.ts';

const rows: Readonly<Record<string, AppRoute>> = routes;

/** The links of the page and those in texts of the platform. */
const links = globSync(
  ['src/{app,core-client,kit,chat/view,streams/view}/**/*.{ts,tsx}', 'src/sandbox/domains/**/*.ts'],
  {
    exclude: ['**/*.test.*', 'src/app/{routes,screens}/**'],
  },
).map((file) => readFileSync(file, 'utf8'));
/** Addresses that a response can lead to. */
const directives = readFileSync('src/contract/directives.ts', 'utf8');

/** Screens without a place in their address; those with a place in their address are led to by the functions of `routes/paths.ts`. */
const screens = Object.entries(paths).filter(([name, path]) => {
  const row = rows[name];
  return row !== undefined && 'load' in row && !/[:*]/.test(path);
});

test.each(screens)('a link leads to %s', (name, path) => {
  const link = new RegExp(`\\b${name}Path\\(|\\bpaths\\.${name}\\b|['"\`(]${path}['"\`?#)]`);
  expect(links.some((text) => link.test(text)) || directives.includes(`'${name}'`)).toBe(true);
});
