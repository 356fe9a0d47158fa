import { matchPath } from 'react-router-dom';
import { ELSEWHERE, SCREEN_PATTERNS, type ScreenPattern } from '#app/routes/every-path.ts';

/** Which screen an address shows. */
export function screenAt(address: string): ScreenPattern {
  const { pathname } = new URL(address, 'http://site');
  const own = SCREEN_PATTERNS.filter((pattern) => pattern !== ELSEWHERE);
  return own.find((pattern) => matchPath(pattern, pathname) !== null) ?? ELSEWHERE;
}
