import { matchPath } from 'react-router-dom';
import { paths } from '#app/routes/paths.ts';
import { type AppRoute, routes, type ScreenName, type ScreenPattern } from '#app/screens/table.ts';

const rows: Readonly<Record<string, AppRoute>> = routes;
const isScreen = (name: string): name is ScreenName => {
  const row = rows[name];
  return row !== undefined && !('to' in row);
};

/** The pattern of every address that shows something of its own, as the table of routes has it. */
export const SCREEN_PATTERNS: readonly ScreenPattern[] = Object.keys(paths)
  .filter(isScreen)
  .map((name) => paths[name]);

/** Which screen an address shows. */
export function screenAt(address: string): ScreenPattern {
  const { pathname } = new URL(address, 'http://site');
  const own = SCREEN_PATTERNS.filter((pattern) => pattern !== paths.elsewhere);
  return own.find((pattern) => matchPath(pattern, pathname) !== null) ?? paths.elsewhere;
}
