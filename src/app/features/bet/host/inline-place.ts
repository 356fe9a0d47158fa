import { useEffect, useSyncExternalStore } from 'react';
import { createWatchers } from '#app/core-client/shared-store.ts';

let places = 0;
const { watch, notify } = createWatchers();

/** The slip has a place of its own on this screen, as long as the component that calls it is shown. */
export function useInlinePlace(): void {
  useEffect(() => {
    places += 1;
    notify();
    return () => {
      places -= 1;
      notify();
    };
  }, []);
}

/** Whether the slip is in the screen already, so that none floats over it. */
export const useIsInline = (): boolean => useSyncExternalStore(watch, () => places > 0);
