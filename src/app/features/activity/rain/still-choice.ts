import { useSyncExternalStore } from 'react';
import { createKeptChoice } from '#app/core-client/kept-choice.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';
const choice = createKeptChoice('rain-still');

const watchMotion = (changed: () => void) => {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether envelopes lie still: as this browser's system wants it, until somebody chooses here. */
export function useStill() {
  const kept = choice.use();
  const isReduced = useSyncExternalStore(watchMotion, () => matchMedia(REDUCED).matches);
  return {
    isStill: kept === null ? isReduced : kept === 'yes',
    setStill: (still: boolean) => choice.set(still ? 'yes' : 'no'),
  };
}
