import { matchPath } from 'react-router-dom';
import { isGate } from '#app/routes/gate-state.ts';
import { isEntry, isGame, paths } from '#app/routes/paths.ts';

/**
 * Kind of screen. `window`: fills the window, such as entry, a game or customer service; `gate`: does so, too, in place of
 * the requested page.
 */
export type ScreenKind = 'window' | 'gate' | 'room' | 'home' | 'page';

/**
 * Part of the frame around a screen. `bars`: top bar, and on phones the tab bar; `chat`: link to the composer of the chat;
 * `care`: line about help with gambling, on screens without the footer that contains it.
 */
type FramePart = 'bars' | 'ticker' | 'chat' | 'care' | 'footer';

const PARTS: Readonly<Record<ScreenKind, readonly FramePart[]>> = {
  window: ['care'],
  gate: ['care'],
  room: ['bars', 'chat', 'care'],
  home: ['bars', 'ticker', 'footer'],
  page: ['bars', 'footer'],
};

/** Returns the kind of the screen at an address. */
export function screenKindOf(pathname: string, isRestricted: boolean): ScreenKind {
  if (isGate(pathname)) return 'gate';
  if (isEntry(pathname) || pathname === paths.support) return 'window';
  if (matchPath(paths.room, pathname)) return 'room';
  // A restricted member gets a notice in place of a game, and on home other content.
  if (isRestricted) return 'page';
  if (isGame(pathname)) return 'window';
  return pathname === paths.home ? 'home' : 'page';
}

export const hasPart = (kind: ScreenKind, part: FramePart): boolean => PARTS[kind].includes(part);
