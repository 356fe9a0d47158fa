import { isGate } from './gate-state.ts';
import { isEntry, isGame, paths } from './paths.ts';

/**
 * Part that may float over a screen, from the lowest layer to the highest: the video of a room that was left, the offers of
 * the site, the slip. Menus, sheets, dialogs and toasts are above all of them (`--z-…` in `theme/fresh/measures.css`).
 */
export type FloatingPart = 'corner' | 'offers' | 'slip';

type Area = 'entry' | 'gate' | 'game' | 'service' | 'room' | 'money' | 'protection' | 'page';

/**
 * Parts that may float over each kind of screen. A room positions video and slip itself; money and protection pages stay
 * free.
 */
const PARTS: Readonly<Record<Area, readonly FloatingPart[]>> = {
  entry: [],
  gate: [],
  game: [],
  service: [],
  room: [],
  money: [],
  protection: [],
  page: ['corner', 'offers', 'slip'],
};

const ROOM = paths.room.replace(/:.*/, '');
const isIn = (area: string, pathname: string): boolean =>
  pathname === area || pathname.startsWith(`${area}/`);

function areaOf(pathname: string): Area {
  if (isEntry(pathname)) return 'entry';
  if (isGate(pathname)) return 'gate';
  if (isGame(pathname)) return 'game';
  if (pathname === paths.support) return 'service';
  if (pathname.startsWith(ROOM)) return 'room';
  if (isIn(paths.wallet, pathname)) return 'money';
  return isIn(paths.safer, pathname) ? 'protection' : 'page';
}

/** Reports whether a part may float over the screen at this address. */
export const mayFloat = (part: FloatingPart, pathname: string): boolean =>
  PARTS[areaOf(pathname)].includes(part);
