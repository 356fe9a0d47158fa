import { askedRoom } from '#app/routes/asked-room.ts';
import { HISTORY_SIZE } from '#contract/community/chat/constants.ts';
import { chatRoomNoOf } from '#contract/community/room/room-address.ts';
import type { RoomRef } from '#contract/community/room/schema.ts';
import type { EarlyAsk, EarlyTopic } from '#core-client/start/start-early-core.ts';
import { keptKind } from '#streams/view/engine/kept-kind.ts';
import { likelyKind } from '#streams/view/engine/likely-kind.ts';
import { pictureKinds } from '#streams/view/engine/picture-kinds.ts';

/** Requests for the playback of a room. */
const pictureAsks = (room: RoomRef): readonly EarlyAsk[] => [
  { call: 'site.domains', input: {} },
  {
    call: 'live.playingVideo',
    input: {
      matchId: room.kind === 'match' ? room.matchId : null,
      anchorRoomId: room.kind === 'anchor' ? room.anchorRoomId : null,
    },
  },
];

/**
 * Returns the first requests of a room at this address: its match or anchor, its video, and the chat's first page with the
 * permission to post.
 */
export function roomAsks(address: URL): readonly EarlyAsk[] {
  const asked = askedRoom(address);
  if (!asked) return [];
  const { room, showsPicture } = asked;
  const roomNo = chatRoomNoOf(room);
  const status =
    room.kind === 'match'
      ? { matchIds: [room.matchId], chatRoomNos: [] }
      : { matchIds: [], chatRoomNos: [roomNo] };
  return [
    { call: 'site.config', input: {} },
    ...(room.kind === 'match'
      ? [{ call: 'live.matchDetail', input: { matchId: room.matchId } } as const]
      : []),
    ...(showsPicture ? pictureAsks(room) : []),
    { call: 'chat.status', input: status },
    { call: 'chat.switches', input: { roomNo } },
    { call: 'chat.history', input: { roomNo, beforeSeq: null, size: HISTORY_SIZE } },
  ];
}

/** Returns the topics of a room at this address: its chat, its video, and its match. */
export function roomTopics(address: URL): readonly EarlyTopic[] {
  const asked = askedRoom(address);
  if (!asked) return [];
  const { room, showsPicture } = asked;
  return [
    ...(showsPicture ? [{ topic: 'video', params: { room, ...pictureKinds(keptKind()) } } as const] : []),
    { topic: 'chat.room', params: { room } },
    { topic: 'chat.feed', params: { room } },
    ...(room.kind === 'match' ? [{ topic: 'match', params: { matchId: room.matchId } } as const] : []),
  ];
}

/** Returns the files of the engine that will play the video, by their names in the build. */
export function roomEngine(address: URL): readonly string[] {
  const asked = askedRoom(address);
  return asked?.showsPicture ? [`engine-${likelyKind(asked.room, pictureKinds(keptKind()))}`] : [];
}
