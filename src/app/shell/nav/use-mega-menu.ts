import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { plainKey } from '#kit/a11y/plain-key.ts';

const TOP = '.nav__menu > li > a';
const IN_MENU = '.mega a';

const linksIn = (nav: Element, selector: string) => [...nav.querySelectorAll<HTMLElement>(selector)];

/** Focus moves on among links, and round from the last to the first. */
function move(links: readonly HTMLElement[], from: HTMLElement, by: 1 | -1): void {
  const at = links.indexOf(from);
  links[(at + by + links.length) % links.length]?.focus();
}

/** @returns whether the key was one of the bar's own. */
function barKey(key: string, nav: Element, link: HTMLElement, menu: MegaMenuState): boolean {
  const { entry } = link.dataset;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      move(linksIn(nav, TOP), link, key === 'ArrowRight' ? 1 : -1);
      return true;
    case 'ArrowDown':
    case 'Enter':
      return entry !== undefined && menu.openByKey(entry);
    default:
      return false;
  }
}

function menuKey(key: string, nav: Element, link: HTMLElement): boolean {
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 } as const;
  if (!(key in by)) return false;
  move(linksIn(nav, IN_MENU), link, key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1);
  return true;
}

/**
 * Handles the keys of the navigation: left and right along the bar, down or Enter into a menu, arrows within it, Esc back
 * to its entry. A top link with a menu has `data-entry`.
 */
export function navKeys(event: KeyboardEvent<HTMLElement>, menu: MegaMenuState): void {
  const { currentTarget: nav, target } = event;
  const key = plainKey(event);
  if (!(target instanceof HTMLElement)) return;
  if (key === 'Escape' && menu.open) {
    nav.querySelector<HTMLElement>(`[data-entry="${menu.open.entryId}"]`)?.focus();
    menu.close();
    return;
  }
  const isMine = target.matches(TOP)
    ? barKey(key, nav, target, menu)
    : target.matches(IN_MENU) && menuKey(key, nav, target);
  if (isMine) event.preventDefault();
}

const OPEN_AFTER_MS = 80;
const CLOSE_AFTER_MS = 200;
/** Narrower than this the entries lead to pages instead. */
const WIDE = '(width >= 1024px)';

/** Open menu, and whether a key opened it. */
export type OpenMenu = { readonly entryId: string; readonly byKey: boolean };

export type MegaMenuState = {
  readonly open: OpenMenu | null;
  /** The pointer rests on an entry; null for one without a menu. */
  readonly point: (entryId: string | null) => void;
  readonly leave: () => void;
  /** @returns false where there is no space for menus. */
  readonly openByKey: (entryId: string) => boolean;
  readonly close: () => void;
};

/**
 * State of the one open menu of the navigation: opens after 80 ms of hover or at once by key, closes 200 ms after leaving,
 * or on navigation. `pageKey` identifies the current page.
 */
export function useMegaMenu(pageKey: string): MegaMenuState {
  const [opened, setOpen] = useState<(OpenMenu & { readonly pageKey: string }) | null>(null);
  const open = opened?.pageKey === pageKey ? opened : null;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (next: OpenMenu | null, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next && { ...next, pageKey }), afterMs);
  };
  const showNow = (next: OpenMenu | null) => {
    clearTimeout(timer.current);
    setOpen(next && { ...next, pageKey });
  };
  const hasRoom = () => window.matchMedia(WIDE).matches;

  return {
    open,
    point: (entryId) => show(entryId !== null && hasRoom() ? { entryId, byKey: false } : null, OPEN_AFTER_MS),
    leave: () => show(null, CLOSE_AFTER_MS),
    openByKey: (entryId) => {
      if (!hasRoom()) return false;
      showNow({ entryId, byKey: true });
      return true;
    },
    close: () => showNow(null),
  };
}
