import { type ComponentType, lazy } from 'react';
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { type PathName, paths } from '#app/routes/paths.ts';
import { Frame } from '#app/shell/frame.tsx';
import { type AppRoute, routes } from './table.ts';

const rows: Readonly<Record<string, AppRoute>> = routes;

function SentOn({ to }: { to: PathName }) {
  const { search } = useLocation();
  return <Navigate to={{ pathname: paths[to], search }} replace />;
}

const lazily = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const screens = new Map(
  Object.entries(rows).flatMap(([name, row]) => ('load' in row ? [[name, lazily(row.load)] as const] : [])),
);

/** What opens over a screen has the component of that screen, which stays as it is when it opens. */
function elementOf(name: string, row: AppRoute | undefined) {
  if (row && 'to' in row) return <SentOn to={row.to} />;
  const Screen = screens.get(row && 'over' in row ? row.over : name);
  return Screen ? <Screen /> : null;
}

const children: RouteObject[] = Object.entries(paths).map(([name, path]) => ({
  path,
  element: elementOf(name, rows[name]),
}));

/** Every part of the kit in every state, for the people who build the site; the built site is without it. */
if (import.meta.env.DEV) {
  const States = lazily(() =>
    import('#app/features/kit-gallery/states-screen.tsx').then((file) => file.StatesScreen),
  );
  children.push({ path: '/app/states', element: <States /> });
}

/** Shows the screen of an address, in the frame of the site. */
export const AppRoutes = () => useRoutes([{ element: <Frame />, children }]);
