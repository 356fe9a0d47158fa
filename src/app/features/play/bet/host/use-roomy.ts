import { useSyncExternalStore } from 'react';

/** From here on the slip is a dock beside the page; below it is a bar. */
const ROOMY = '(min-width: 1200px)';

function watch(changed: () => void): () => void {
  const query = matchMedia(ROOMY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export const useRoomy = (): boolean => useSyncExternalStore(watch, () => matchMedia(ROOMY).matches);
