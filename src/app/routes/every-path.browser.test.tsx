import type { ReactElement, ReactNode } from 'react';
import { createRoutesFromElements, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SCREEN_PATTERNS } from './every-path.ts';
import { LaterRoutes } from './later-routes.tsx';
import { paths } from './paths.ts';
import { AppRoutes } from './routes.tsx';
import { WalletRoutes } from './wallet-routes.tsx';

type Table = () => ReactElement<{ children: ReactNode }>;

/** Addresses that show nothing of their own and send a visit on. */
const REDIRECTS: readonly string[] = [paths.root, paths.plainLogin, '/app/egame'];

const SAMPLES = '/app/states';
const TABLES = [
  [AppRoutes, ''],
  [LaterRoutes, ''],
  [WalletRoutes, '/app/wallet'],
] as const;

/** `records/:recordId?` is two addresses. */
const withAndWithout = (path: string) =>
  path.endsWith('?') ? [path.replace(/\/:\w+\?$/, ''), path.slice(0, -1)] : [path];

function patternsOf(routes: readonly RouteObject[], base: string): readonly string[] {
  return routes.flatMap(({ path, index, children }) => {
    if (children) return patternsOf(children, base);
    if (index) return [base];
    const full = path?.startsWith('/') ? path : `${base}/${path}`;
    return withAndWithout(full);
  });
}

const tablePatterns = () =>
  TABLES.flatMap(([table, base]: readonly [Table, string]) =>
    patternsOf(createRoutesFromElements(table().props.children), base),
  );

test('the list of screens is that of the tables of addresses', () => {
  const leadsOn = (pattern: string) => REDIRECTS.includes(pattern) || /.\/\*$/.test(pattern);
  const shown = new Set(tablePatterns().filter((pattern) => !leadsOn(pattern) && pattern !== SAMPLES));
  expect([...shown].sort()).toEqual([...SCREEN_PATTERNS].sort());
});
