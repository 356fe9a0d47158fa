import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { screenOf } from '#app/routes/paths.ts';
import { arrivalOf, type Entry } from './arrival.ts';
import { goTo } from './go-to.ts';
import { meetPage } from './meet-page.ts';
import { type ScrollPosition, saveScrollPosition, scrollPositionOf } from './scroll-position.ts';

/** The first entry of a document, and one created by a plain `#` link, have no key: their address is used instead. */
const NO_KEY = 'default';
const entryKey = (key: string, address: string) => (key === NO_KEY ? address : key);

/** Reports whether the tab returned to this document: a new address with a reused key is not a return. */
const isReturn = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate');

const placeNow = (): ScrollPosition => ({
  y: Math.round(window.scrollY),
  height: document.documentElement.scrollHeight,
});

/** Tracks the scroll position of the window, and stores that of the last entry when the document is left. */
function useFollowedPlace() {
  const shown = useRef<Entry | null>(null);
  const place = useRef<ScrollPosition>({ y: 0, height: 0 });
  useEffect(() => {
    const follow = () => {
      place.current = placeNow();
    };
    const keep = () => shown.current && saveScrollPosition(shown.current.key, place.current);
    history.scrollRestoration = 'manual';
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('pagehide', keep);
    };
  }, []);
  return { shown, place };
}

/**
 * Handles every navigation of the site: scrolls the window to the top, to the link target or to the stored position;
 * another screen receives the focus, and `onMet` is called once it is shown.
 */
export function useArrival(onMet: () => void): void {
  const { key: routerKey, pathname, search, hash } = useLocation();
  const key = entryKey(routerKey, pathname + search + hash);
  // A plain `#` link is a way forward, whatever the router calls it.
  const isPlainTarget = routerKey === NO_KEY && hash !== '';
  const way = useNavigationType();
  const { shown, place } = useFollowedPlace();
  const met = useRef(onMet);

  useLayoutEffect(() => {
    const to: Entry = { key, pathname, search, hash };
    const from = shown.current;
    shown.current = to;
    if (from !== null && from.key !== key) saveScrollPosition(from.key, place.current);
    const isBack = way === 'POP' && (from === null ? isReturn() : !isPlainTarget);
    const arrival = arrivalOf({ from, to, kept: isBack ? scrollPositionOf(key) : null });
    // A document that has just begun is at its top: to scroll, or to look, would have it laid out once more.
    const isThere = from === null && arrival.is === 'top' && !isReturn();
    const end = isThere ? undefined : goTo(arrival);
    if (!isThere) place.current = placeNow();
    const isOther = from !== null && screenOf(from.pathname) !== screenOf(pathname);
    const endMeeting = isOther ? meetPage(() => met.current()) : undefined;
    return () => {
      end?.();
      endMeeting?.();
    };
  }, [key, pathname, search, hash, isPlainTarget, way, shown, place]);
}
