import { expect, test } from 'vitest';
import { paths, screenOf } from '#app/routes/paths.ts';
import { type AppRoute, routes } from './table.ts';

const rows: readonly (readonly [name: string, row: AppRoute])[] = Object.entries(routes);

test('an overlay counts as its screen and keeps the scroll position', () => {
  const over = rows.flatMap(([name, row]) => ('over' in row ? [{ name, base: row.over }] : []));
  const pathOf = new Map<string, string>(Object.entries(paths));
  expect(over).not.toEqual([]);
  for (const { name, base } of over) {
    expect(screenOf((pathOf.get(name) ?? '').replace(/:\w+/, '7'))).toBe(paths[base]);
  }
});

test('a redirect leads to a screen and never to another redirect', () => {
  const sentOn = new Set<string>(rows.flatMap(([name, row]) => ('to' in row ? [name] : [])));
  const aims = rows.flatMap(([, row]) => ('to' in row ? [row.to] : []));
  expect(aims.filter((aim) => sentOn.has(aim))).toEqual([]);
});
