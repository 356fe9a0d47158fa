import { anchorRoomPath, matchRoomPath } from '#app/routes/paths.ts';
import type { RoomRef } from '#contract/community/room/room-ref.ts';
import { callCore } from '#core-client/core.ts';
import { t } from './texts.ts';

export const pathOfRoom = (room: RoomRef): string =>
  room.kind === 'match' ? matchRoomPath(room.matchId) : anchorRoomPath(room.anchorRoomId);

const aloneIn = ({ anchorRoomId }: Extract<RoomRef, { kind: 'anchor' }>) =>
  ({ anchorRoomId, venueNames: [], dep: 1, matchId: null }) as const;

/** Returns the name of a room. @throws AppError by transport or platform code. */
export async function nameOfRoom(room: RoomRef): Promise<string> {
  if (room.kind === 'anchor') return (await callCore('live.anchorRoom', aloneIn(room))).anchor.nickname;
  const { match } = await callCore('live.matchDetail', { matchId: room.matchId });
  return t('match.versus', { home: match.home.name, away: match.away.name });
}
