import { useParams, useSearchParams } from 'react-router-dom';
import type { PageType, RoomRef } from '#contract/models/room.ts';
import { isPageType, roomFromPath } from '#contract/rules/room-address.ts';
import { PANES, type Pane } from './room-panes.ts';

export type RoomAddress = {
  readonly room: RoomRef;
  /** What the address asks to see; null leaves it to the room. */
  readonly page: PageType | null;
  /** Which pane is to be open at first; null leaves it to the room. */
  readonly pane: Pane | null;
  readonly showPage: (page: PageType) => void;
};

/** The room an address names, or null when it cannot be one. Switching the page type stays in the room [2.11]. */
export function useRoomAddress(): RoomAddress | null {
  const { kind, id } = useParams();
  const [query, setQuery] = useSearchParams();
  const room = roomFromPath(kind, id);
  if (!room) return null;
  const [page, pane] = [query.get('page'), query.get('pane')];
  return {
    room,
    page: isPageType(page) ? page : null,
    pane: PANES.find((one) => one === pane) ?? null,
    showPage: (next) => setQuery({ page: next }, { replace: true }),
  };
}
