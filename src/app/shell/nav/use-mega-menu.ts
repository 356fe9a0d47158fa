import { useEffect, useRef, useState } from 'react';

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
 * or on navigation. `place` identifies the current page.
 */
export function useMegaMenu(place: string): MegaMenuState {
  const [opened, setOpen] = useState<(OpenMenu & { readonly place: string }) | null>(null);
  const open = opened?.place === place ? opened : null;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (next: OpenMenu | null, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next && { ...next, place }), afterMs);
  };
  const showNow = (next: OpenMenu | null) => {
    clearTimeout(timer.current);
    setOpen(next && { ...next, place });
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
