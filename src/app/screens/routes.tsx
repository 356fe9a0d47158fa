import { type ComponentType, useMemo } from 'react';
import { matchRoutes, Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { PartShown, partAhead } from '#app/first-load/part-ahead.tsx';
import { ParamsProvider } from '#app/routes/params.ts';
import { type PathName, paths } from '#app/routes/paths.ts';
import { Frame } from '#app/shell/frame.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { type AppRoute, routes } from './table.ts';

const rows: Readonly<Record<string, AppRoute>> = routes;

function SentOn({ to }: { to: PathName }) {
  const { search } = useLocation();
  return <Navigate to={{ pathname: paths[to], search }} replace />;
}

/** The screen that an address shows in the end. */
function screenAt(pathname: string): string | undefined {
  const named = Object.entries(paths).map(([id, path]) => ({ id, path }));
  const name = matchRoutes(named, { pathname })?.at(-1)?.route.id ?? '';
  const row = rows[name];
  if (row && 'to' in row) return row.to;
  return row && 'over' in row ? row.over : name;
}

const first = screenAt(location.pathname);

/** The screen where the visit begins is requested before it is rendered, any other one when it is first shown. */
function screenFrom(name: string, load: () => Promise<ComponentType>) {
  if (name === first) return <PartShown part={partAhead(load)} />;
  const Screen = lazyPart(load);
  return <Screen />;
}

const screens = new Map(
  Object.entries(rows).flatMap(([name, row]) =>
    'load' in row ? [[name, screenFrom(name, row.load)] as const] : [],
  ),
);

/** An overlay route has the component of the screen below, which stays mounted when it opens. */
function elementOf(name: string, row: AppRoute | undefined) {
  if (row && 'to' in row) return <SentOn to={row.to} />;
  return screens.get(row && 'over' in row ? row.over : name) ?? null;
}

const addresses: RouteObject[] = Object.entries(paths).map(([name, path]) => ({
  path,
  element: elementOf(name, rows[name]),
}));

/** Every part of the kit in every state, for the people who build the site; the built site is without it. */
if (import.meta.env.DEV) {
  const States = lazyPart(() =>
    import('#app/features/site/kit-gallery/states-screen.tsx').then((file) => file.StatesScreen),
  );
  addresses.push({ path: '/app/states', element: <States /> });
}

/**
 * Shows the screen of an address, in the frame of the site, which stays from one screen to the next. The router finds the
 * row and reads the address; its component for routes would also bring errors and data of routes, which no row here has.
 */
export function AppRoutes() {
  const { pathname } = useLocation();
  const found = useMemo(() => matchRoutes(addresses, { pathname })?.at(-1), [pathname]);
  return (
    <ParamsProvider value={found?.params ?? {}}>
      <Frame screen={found?.route.element} />
    </ParamsProvider>
  );
}
