import { matchPath } from 'react-router-dom';
import { paths } from '#app/routes/paths.ts';
import { type AppRoute, routes, type ScreenName, type ScreenPattern } from '#app/screens/table.ts';

const rows: Readonly<Record<string, AppRoute>> = routes;
const isScreen = (name: string): name is ScreenName => {
  const row = rows[name];
  return row !== undefined && !('to' in row);
};

/** Pattern of every address with its own screen, as in the table of routes. */
export const SCREEN_PATTERNS: readonly ScreenPattern[] = Object.keys(paths)
  .filter(isScreen)
  .map((name) => paths[name]);

/** Returns the screen shown at an address. */
export function screenAt(address: string): ScreenPattern {
  const { pathname } = new URL(address, 'http://site');
  const own = SCREEN_PATTERNS.filter((pattern) => pattern !== paths.elsewhere);
  return own.find((pattern) => matchPath(pattern, pathname) !== null) ?? paths.elsewhere;
}
