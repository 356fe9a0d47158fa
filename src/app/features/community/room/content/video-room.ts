import type { RoomRef } from '#contract/community/room/schema.ts';
import type { RoomContent } from './room-content.ts';

/**
 * Returns the room whose video is shown: in a match room the anchor's only when selected, in an anchor room the match's
 * likewise.
 */
export function videoRoomOf({
  address,
  page,
  detail,
}: Pick<RoomContent, 'address' | 'page' | 'detail'>): RoomRef {
  const anchorRoomId = detail?.match.anchorRoomId ?? null;
  if (page === 'ANCHOR' && address.room.kind === 'match' && anchorRoomId)
    return { kind: 'anchor', anchorRoomId };
  if (page === 'LIVE' && address.room.kind === 'anchor' && detail)
    return { kind: 'match', matchId: detail.match.matchId };
  return address.room;
}
