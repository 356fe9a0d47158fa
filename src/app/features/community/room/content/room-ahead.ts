import { roomOfAddress } from '#app/routes/room-of-address.ts';
import type { RoomRef } from '#contract/community/room/schema.ts';
import type { AnchorRoomId, MatchId } from '#contract/fields/ids.ts';
import { answerAhead } from '#core-client/query.ts';
import { topicAhead } from '#core-client/topic.ts';
import { readSavedKind } from '#streams/view/engine/saved-kind.ts';
import { videoKinds } from '#streams/view/engine/video-kinds.ts';
import { prefetchVideo } from '#streams/view/player/prefetch-video.ts';
import { anchorRoomInput } from './anchor-room-input.ts';
import { openFeedAhead } from './feed-ahead.ts';
import { cameFromIn } from './use-room.ts';

/** The first render waits this long for who plays in a room, or who speaks: with them the screen is made once, ms. */
const ROOM_MS = 300;

async function pictureAhead(room: RoomRef): Promise<void> {
  const kinds = videoKinds(readSavedKind());
  await prefetchVideo(await topicAhead('video', { room, ...kinds }, ({ is }) => is !== 'loading'));
}

async function anchorAhead(anchorRoomId: AnchorRoomId, cameFrom: MatchId | null): Promise<void> {
  const site = await answerAhead('site.config', {});
  await answerAhead('live.anchorRoom', anchorRoomInput(anchorRoomId, site, cameFrom));
}

/**
 * Requests the room at once where a visit begins in one, with its video and its chat. Resolves when the room's data has
 * arrived, a moment later at the latest.
 */
export async function roomAhead(address: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  const asked = roomOfAddress(address);
  if (!asked) return;
  const { room, showsPicture } = asked;
  void topicAhead('chat.room', { room });
  openFeedAhead(room);
  if (showsPicture) pictureAhead(room).catch(() => undefined);
  const known =
    room.kind === 'match'
      ? topicAhead('match', { matchId: room.matchId })
      : anchorAhead(room.anchorRoomId, cameFromIn(new URLSearchParams(address.search)));
  await Promise.race([known, new Promise((resolve) => setTimeout(resolve, ROOM_MS))]);
}
