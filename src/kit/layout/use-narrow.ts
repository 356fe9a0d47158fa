import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 767px)';

function watch(changed: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

const read = (): boolean => matchMedia(NARROW).matches;

/** Whether the window is a phone's, as the screen's own rules have it. */
export const useNarrow = (): boolean => useSyncExternalStore(watch, read);
