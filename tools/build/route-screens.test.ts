import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type AppRoute, routes } from '#app/screens/table.ts';
import { routeScreens } from './route-screens.ts';

const root = resolve(import.meta.dirname, '../..');
const rows: readonly (readonly [name: string, row: AppRoute])[] = Object.entries(routes);

test('the routes parsed from the source text match the table', () => {
  const inTable = rows.flatMap(([name, row]) =>
    'load' in row ? [{ name, isPreloaded: row.preloaded === true, budget: row.budget ?? null }] : [],
  );
  expect(routeScreens().map(({ name, isPreloaded, budget }) => ({ name, isPreloaded, budget }))).toEqual(
    inTable,
  );
});

test('every screen of the table is a module', () => {
  expect(routeScreens().filter(({ module }) => !existsSync(resolve(root, module)))).toEqual([]);
});
