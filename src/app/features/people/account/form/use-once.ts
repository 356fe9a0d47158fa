import { useRef } from 'react';

/** Runs one submission at a time: a second press while one is under way does nothing. */
export function useOnce(): (run: () => Promise<void>) => Promise<void> {
  const busy = useRef(false);
  return async (run) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await run();
    } finally {
      busy.current = false;
    }
  };
}
