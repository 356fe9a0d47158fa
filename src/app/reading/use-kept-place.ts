import { useCallback, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { keepPlace, keptPlace } from './kept-place.ts';

const WRITE_AFTER_MS = 200;

const room = () => document.documentElement.scrollHeight - window.innerHeight;
const share = () => (room() > 0 ? window.scrollY / room() : 0);

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

/**
 * Keeps how far down a page was read. @returns what to call once the content has its height: it goes to the kept place
 * (`always`), or only when the visitor came back by the browser's history, and to the top otherwise.
 */
export function useKeptPlace(page: string, always: boolean): () => void {
  const isBack = useNavigationType() === 'POP';
  const done = useRef<string>(undefined);
  const restore = useCallback(() => {
    if (done.current === page) return;
    done.current = page;
    window.scrollTo({ top: always || isBack ? keptPlace(page) * room() : 0, behavior: 'instant' });
  }, [page, always, isBack]);
  useEffect(() => followScroll(page), [page]);
  return restore;
}
