import { useSearchParams } from 'react-router-dom';
import { useParams } from '#app/routes/params.ts';
import type { InputOf, OutputOf } from '#contract/book/table.ts';
import { isPageType, type PageType, type RoomRef, roomFromPath } from '#contract/community/room/room-ref.ts';
import type { AnchorRoomId, MatchId } from '#contract/fields/ids.ts';
import { PANES, type Pane } from '../panes/room-panes.ts';

/** Input of an anchor room's call: the venues of this site, and the match the visitor came from [3.06]. */
export const anchorRoomInput = (
  anchorRoomId: AnchorRoomId,
  site: OutputOf<'site.config'> | null,
  matchId: MatchId | null,
): InputOf<'live.anchorRoom'> => ({ anchorRoomId, venueNames: site?.venues ?? [], dep: 2, matchId });

export type RoomAddress = {
  readonly room: RoomRef;
  /** Page requested by the address; null leaves it to the room. */
  readonly page: PageType | null;
  /** Pane that is open at first; null leaves it to the room. */
  readonly pane: Pane | null;
  /** Match whose room linked here, which an anchor's room stays with; null for any other route [3.06]. */
  readonly cameFrom: MatchId | null;
  readonly showPage: (page: PageType) => void;
};

/** The match whose room led here, as the query names it. */
export function cameFromIn(query: URLSearchParams): MatchId | null {
  const from = roomFromPath('match', query.get('from') ?? undefined);
  return from?.kind === 'match' ? from.matchId : null;
}

/** The room an address names, or null when it cannot be one. Switching the page type stays in the room [2.11]. */
export function useRoomAddress(): RoomAddress | null {
  const { kind, id } = useParams();
  const [query, setQuery] = useSearchParams();
  const room = roomFromPath(kind, id);
  if (!room) return null;
  const [page, pane, from] = [query.get('page'), query.get('pane'), query.get('from')];
  return {
    room,
    page: isPageType(page) ? page : null,
    pane: PANES.find((value) => value === pane) ?? null,
    cameFrom: cameFromIn(query),
    showPage: (next) => setQuery({ ...(from === null ? {} : { from }), page: next }, { replace: true }),
  };
}
