import { useMediaQuery } from '#kit/layout/use-media-query.ts';

export type RoomWidth = 'narrow' | 'wide' | 'widest';

/** Returns the width of a room: from `wide` on it has panes beside the stage, below it they are tabs. */
export function useRoomWidth(): RoomWidth {
  const isWide = useMediaQuery('(width >= 1024px)');
  const isWidest = useMediaQuery('(width >= 1200px)');
  if (isWidest) return 'widest';
  return isWide ? 'wide' : 'narrow';
}
