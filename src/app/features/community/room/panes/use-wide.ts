import { useSyncExternalStore } from 'react';

/** From here on the room has panes beside the stage; below it they are tabs. */
const WIDE = '(min-width: 1024px)';
const WIDEST = '(min-width: 1200px)';

export type RoomWidth = 'narrow' | 'wide' | 'widest';

function watch(changed: () => void): () => void {
  const queries = [matchMedia(WIDE), matchMedia(WIDEST)];
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

const read = (): RoomWidth =>
  matchMedia(WIDEST).matches ? 'widest' : matchMedia(WIDE).matches ? 'wide' : 'narrow';

export const useRoomWidth = (): RoomWidth => useSyncExternalStore(watch, read);
