import { useCallback, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { keepPlace, keptPlace } from './kept-place.ts';

const WRITE_AFTER_MS = 200;
/** Whoever moves by themselves is no longer led. */
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Of what is read alone: what stands below it comes later and has no part in the place. */
const length = () => document.getElementById('main')?.offsetHeight ?? 0;
const share = () => (length() > 0 ? window.scrollY / length() : 0);

/** Notes how far down the window is, a little after it came to rest. */
function followScroll(page: string): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => keepPlace(page, share()), WRITE_AFTER_MS);
  };
  window.addEventListener('scroll', note, { passive: true });
  return () => {
    window.removeEventListener('scroll', note);
    clearTimeout(waiting);
  };
}

/** Goes to a place, and on to it as the page grows long enough. @returns what ends that. */
function goTo(place: number): () => void {
  const growing = new ResizeObserver(() => {
    const top = Math.round(place * length());
    window.scrollTo({ top, behavior: 'instant' });
    if (window.scrollY >= top - 1) stop();
  });
  const stop = () => {
    growing.disconnect();
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  };
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  growing.observe(document.body);
  return stop;
}

/**
 * Keeps how far down a page was read. @returns what to call once the content has its height: it goes to the kept place
 * (`always`), or only when the visitor came back by the browser's history, and to the top otherwise.
 */
export function useKeptPlace(page: string, always: boolean): () => void {
  const isBack = useNavigationType() === 'POP';
  const done = useRef<string>(undefined);
  const ending = useRef<() => void>(undefined);
  const restore = useCallback(() => {
    if (done.current === page) return;
    done.current = page;
    ending.current = goTo(always || isBack ? keptPlace(page) : 0);
  }, [page, always, isBack]);
  useEffect(() => followScroll(page), [page]);
  useEffect(() => () => ending.current?.(), []);
  return restore;
}
