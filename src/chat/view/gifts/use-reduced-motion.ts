import { useSyncExternalStore } from 'react';

const query = matchMedia('(prefers-reduced-motion: reduce)');

function watch(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Has the viewer asked the system for less motion? */
export const useReducedMotion = (): boolean => useSyncExternalStore(watch, () => query.matches);
