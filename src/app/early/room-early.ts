import { roomOfAddress } from '#app/routes/room-of-address.ts';
import { HISTORY_SIZE } from '#contract/community/chat/constants.ts';
import { chatRoomNoOf } from '#contract/community/room/room-address.ts';
import type { RoomRef } from '#contract/community/room/schema.ts';
import type { EarlyCall, EarlyTopic } from '#core-client/start/start-early-core.ts';
import { likelyKind, readSavedKind, videoKinds } from '#streams/view/engine/video-kinds.ts';

/** Requests for the playback of a room. */
const videoCalls = (room: RoomRef): readonly EarlyCall[] => [
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
export function roomCalls(address: URL): readonly EarlyCall[] {
  const asked = roomOfAddress(address);
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
    ...(showsPicture ? videoCalls(room) : []),
    { call: 'chat.status', input: status },
    { call: 'chat.switches', input: { roomNo } },
    { call: 'chat.history', input: { roomNo, beforeSeq: null, size: HISTORY_SIZE } },
  ];
}

/** Returns the topics of a room at this address: its chat, its video, and its match. */
export function roomTopics(address: URL): readonly EarlyTopic[] {
  const asked = roomOfAddress(address);
  if (!asked) return [];
  const { room, showsPicture } = asked;
  return [
    ...(showsPicture ? [{ topic: 'video', params: { room, ...videoKinds(readSavedKind()) } } as const] : []),
    { topic: 'chat.room', params: { room } },
    { topic: 'chat.feed', params: { room } },
    ...(room.kind === 'match' ? [{ topic: 'match', params: { matchId: room.matchId } } as const] : []),
  ];
}

/** Returns the files of the engine that will play the video, by their names in the build. */
export function roomEngine(address: URL): readonly string[] {
  const asked = roomOfAddress(address);
  return asked?.showsPicture ? [`engine-${likelyKind(asked.room, videoKinds(readSavedKind()))}`] : [];
}
