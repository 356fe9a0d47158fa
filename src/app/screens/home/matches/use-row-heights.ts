import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 767px)';
/** rem, as the rows' own rules have them: a reader's larger text makes them taller. */
const ROW_REM = { wide: 4.0625, narrow: 4.1875 };
const HEADING_REM = 2.375;

function watch(changed: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** How tall a row and a league's heading are, px. */
export function useRowHeights(): { readonly row: number; readonly heading: number } {
  const narrow = useSyncExternalStore(watch, () => matchMedia(NARROW).matches);
  const rem = useSyncExternalStore(watch, remPx);
  return { row: rem * (narrow ? ROW_REM.narrow : ROW_REM.wide), heading: rem * HEADING_REM };
}
