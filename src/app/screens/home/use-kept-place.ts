import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepPlace, placeOf } from './kept-place.ts';

/**
 * Brings the reader back to where they were: the page is as tall as they left it before its parts are there again, so
 * that it can be scrolled at once. A link with a target scrolls to it instead.
 */
export function useKeptPlace(page: RefObject<HTMLElement | null>): void {
  const { key, hash, search } = useLocation();
  const way = useNavigationType();
  const entry = useRef(key);
  const shown = useRef<string | null>(null);
  entry.current = key;

  useLayoutEffect(() => {
    const element = page.current;
    if (!element || shown.current !== null) return;
    shown.current = search;
    const place = way === 'POP' ? placeOf(key) : null;
    if (!place) return;
    element.style.minHeight = `${place.height}px`;
    window.scrollTo({ top: place.y, behavior: 'instant' });
  }, [page, way, key, search]);

  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    page.current?.style.removeProperty('min-height');
  }, [page, search]);

  useEffect(() => {
    if (hash && !(way === 'POP' && placeOf(key))) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key, way]);

  useLayoutEffect(() => {
    const keep = () => {
      const element = page.current;
      if (element) keepPlace(entry.current, { y: window.scrollY, height: element.offsetHeight });
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [page]);
}
