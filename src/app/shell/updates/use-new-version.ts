import { useEffect, useState } from 'react';
import { isOutdated } from '../notices/is-outdated.ts';
import { fetchNewBuild } from './service-worker.ts';

const CHECK_EVERY_MS = 600_000;

/** none: this is the newest build, as far as is known. there: a newer one waits. needed: this one lacks a part of its code. */
export type NewVersionState = 'none' | 'there' | 'needed';

/**
 * Is there a newer build of the site than this page? Asked when the page is returned to, every ten minutes, and when code
 * of this one does not come.
 */
export function useNewVersion(): NewVersionState {
  const [state, setState] = useState<NewVersionState>('none');
  useEffect(() => {
    const check = async (found: NewVersionState) => {
      if (document.hidden || !(await isOutdated())) return;
      if (found === 'there') await fetchNewBuild();
      setState((known) => (known === 'needed' ? known : found));
    };
    const look = () => void check('there');
    const missed = () => void check('needed');
    const timer = setInterval(look, CHECK_EVERY_MS);
    window.addEventListener('focus', look);
    window.addEventListener('vite:preloadError', missed);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
      window.removeEventListener('vite:preloadError', missed);
    };
  }, []);
  return state;
}
