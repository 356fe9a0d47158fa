import { useSyncExternalStore } from 'react';
import { useNarrow } from '#app/kit/use-narrow.ts';

/** rem, as the rows' own rules have them: a reader's larger text makes them taller. */
const ROW_REM = { wide: 4.0625, narrow: 4.1875 };
const HEADING_REM = 2.375;

/** No browser reports when its reader changes the text's size; it is read whenever a list is drawn. */
const unwatched = () => () => undefined;
const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** How tall a row and a league's heading are, px. */
export function useRowHeights(): { readonly row: number; readonly heading: number } {
  const narrow = useNarrow();
  const rem = useSyncExternalStore(unwatched, remPx);
  return { row: rem * (narrow ? ROW_REM.narrow : ROW_REM.wide), heading: rem * HEADING_REM };
}
