import { useCallback, useSyncExternalStore } from 'react';

/** Reports whether the window matches a media query; follows its changes. */
export function useMediaQuery(query: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
}

/** Reports whether the window is as narrow as a phone’s. */
export const useNarrow = (): boolean => useMediaQuery('(width < 768px)');

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Reports whether the system is set to reduced motion. */
export const isMotionReduced = (): boolean => matchMedia(REDUCED_MOTION).matches;

export const useReducedMotion = (): boolean => useMediaQuery(REDUCED_MOTION);
