import { paths } from './paths.ts';
import { walletPaths } from './wallet-paths.ts';

/** The addresses that show nothing of their own and send a visit on are not among the screens. */
const { root: _root, plainLogin: _plainLogin, ...screens } = paths;

/** A venue of electronic games by its two letters [2.03]; nothing links there, so it is no part of `paths`. */
export const LOBBY = '/app/egame/:venue';

/** Any address below the site that is none of the others. */
export const ELSEWHERE = '/*';

/** The pattern of every address that shows a screen: pictures of the site and scans of it are made by this list. */
export const SCREEN_PATTERNS = [
  ...Object.values(screens),
  ...Object.values(walletPaths),
  LOBBY,
  ELSEWHERE,
] as const;
export type ScreenPattern = (typeof SCREEN_PATTERNS)[number];
