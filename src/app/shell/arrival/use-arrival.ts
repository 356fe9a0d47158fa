import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { screenOf } from '#app/routes/paths.ts';
import { type Arrival, arrivalOf, type Entry } from './arrival.ts';
import { type ScrollPosition, saveScrollPosition, scrollPositionOf } from './scroll-position.ts';

/** The first entry of a document, and one created by a plain `#` link, have no key: their address is used instead. */
const NO_KEY = 'default';
const entryKey = (key: string, address: string) => (key === NO_KEY ? address : key);

/** Reports whether the tab returned to this document: a new address with a reused key is not a return. */
const isReturn = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate');

const currentPosition = (): ScrollPosition => ({
  y: Math.round(window.scrollY),
  height: document.documentElement.scrollHeight,
});

/** Maximum time for which the height is held and the target is followed, ms. */
const GROWN_BY_MS = 10_000;
/** A reader who moves is no longer led. */
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Scrolls to a target, and again whenever the page grows, until it is reached or the time limit has passed. */
function follow(aim: (leads: boolean) => boolean, atEnd: () => void): () => void {
  const root = document.getElementById('root');
  let leads = true;
  const growing = new ResizeObserver(() => aim(leads) && end());
  const timer = setTimeout(() => end(), GROWN_BY_MS);
  const release = () => {
    leads = false;
  };
  const end = () => {
    clearTimeout(timer);
    growing.disconnect();
    for (const move of OWN_MOVES) window.removeEventListener(move, release);
    atEnd();
  };
  for (const move of OWN_MOVES) window.addEventListener(move, release, { passive: true });
  if (root) growing.observe(root);
  return end;
}

/** The page is as tall as it was left until its parts are there again, so that the place can be reached at once. */
function scrollToPosition({ y, height }: ScrollPosition): () => void {
  const { style } = document.body;
  style.minHeight = `${height}px`;
  scrollTo(y);
  return follow(
    (leads) => {
      if (leads) scrollTo(y);
      return (document.getElementById('root')?.offsetHeight ?? 0) >= height;
    },
    () => style.removeProperty('min-height'),
  );
}

function scrollToElement(id: string): () => void {
  const aim = (leads: boolean) => {
    if (leads) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
    return false;
  };
  aim(true);
  return follow(aim, () => undefined);
}

/** Puts the window where a navigation leads. @returns what ends that: the next navigation calls it. */
export function goTo(arrival: Arrival): () => void {
  switch (arrival.is) {
    case 'place':
      return scrollToPosition(arrival.position);
    case 'element':
      return scrollToElement(arrival.id);
    case 'top':
      scrollTo(0);
      return () => undefined;
    case 'stay':
      return () => undefined;
  }
}

/** Tracks the scroll position of the window, and stores that of the last entry when the document is left. */
function useTrackedPosition() {
  const shown = useRef<Entry | null>(null);
  const position = useRef<ScrollPosition>({ y: 0, height: 0 });
  useEffect(() => {
    const follow = () => {
      position.current = currentPosition();
    };
    const savePosition = () => shown.current && saveScrollPosition(shown.current.key, position.current);
    history.scrollRestoration = 'manual';
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('pagehide', savePosition);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('pagehide', savePosition);
    };
  }, []);
  return { shown, place: position };
}

/** A page without a heading by then is met as a whole, ms. */
const HEADING_BY_MS = 1_500;
/** User actions that keep the focus where the user has moved it in the meantime. */
const OWN_ACTS = ['keydown', 'pointerdown'] as const;

/**
 * Returns the element of the new page that receives the focus: its heading, or the page itself when it has none. Null while
 * loading.
 */
function headOf(withoutHeading: boolean): HTMLElement | null {
  const main = document.querySelector<HTMLElement>('#main:not(.screen-loading)');
  return main?.querySelector<HTMLElement>('h1') ?? (withoutHeading ? main : null);
}

/** Reports whether the focus is where the new page, or a window over it, has put it, or in a field that is written in. */
const isFocusSet = () =>
  document.activeElement?.closest('#main, [role=dialog], [role=alertdialog], input, textarea') instanceof
  Element;

/**
 * Waits for the new page and focuses it, so that keys and screen readers start there; `onShown` is called then.
 * @returns a function that stops the waiting.
 */
export function meetPage(onShown: () => void): () => void {
  const meet = (withoutHeading: boolean) => {
    const head = headOf(withoutHeading);
    if (head === null) return;
    end();
    if (!isFocusSet()) {
      head.tabIndex = -1;
      head.focus({ preventScroll: true });
    }
    onShown();
  };
  const watcher = new MutationObserver(() => meet(false));
  const timer = setTimeout(() => meet(true), HEADING_BY_MS);
  const end = () => {
    clearTimeout(timer);
    watcher.disconnect();
    for (const act of OWN_ACTS) window.removeEventListener(act, end);
  };
  for (const act of OWN_ACTS) window.addEventListener(act, end, { passive: true });
  watcher.observe(document.body, { childList: true, subtree: true });
  meet(false);
  return end;
}

/**
 * Handles every navigation of the site: scrolls the window to the top, to the link target or to the stored position;
 * another screen receives the focus, and `onShown` is called once it is shown.
 */
export function useArrival(onShown: () => void): void {
  const { key: routerKey, pathname, search, hash } = useLocation();
  const key = entryKey(routerKey, pathname + search + hash);
  // A plain `#` link is a way forward, whatever the router calls it.
  const isPlainTarget = routerKey === NO_KEY && hash !== '';
  const navigationType = useNavigationType();
  const { shown, place } = useTrackedPosition();
  const onShownRef = useRef(onShown);

  useLayoutEffect(() => {
    const to: Entry = { key, pathname, search, hash };
    const from = shown.current;
    shown.current = to;
    if (from !== null && from.key !== key) saveScrollPosition(from.key, place.current);
    const isBack = navigationType === 'POP' && (from === null ? isReturn() : !isPlainTarget);
    const arrival = arrivalOf({ from, to, storedPosition: isBack ? scrollPositionOf(key) : null });
    // A document that has just begun is at its top: to scroll, or to look, would have it laid out once more.
    const isThere = from === null && arrival.is === 'top' && !isReturn();
    const end = isThere ? undefined : goTo(arrival);
    if (!isThere) place.current = currentPosition();
    const isOther = from !== null && screenOf(from.pathname) !== screenOf(pathname);
    const endMeeting = isOther ? meetPage(() => onShownRef.current()) : undefined;
    return () => {
      end?.();
      endMeeting?.();
    };
  }, [key, pathname, search, hash, isPlainTarget, navigationType, shown, place]);
}
