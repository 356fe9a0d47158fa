import { isHome } from '#app/routes/home-path.ts';
import { isSport, readHomePick } from '#app/routes/home-pick.ts';
import { roomOfAddress } from '#app/routes/room-of-address.ts';
import { HISTORY_SIZE } from '#contract/community/chat/constants.ts';
import { chatRoomNoOf, type RoomRef } from '#contract/community/room/room-ref.ts';
import { LIVE_LIST_PAGE_SIZE } from '#contract/play/board/constants.ts';
import type { EarlyCall, EarlyTopic } from '#core-client/start/start-early-core.ts';
import { likelyKind, readSavedKind, videoKinds } from '#streams/view/engine/video-kinds.ts';

/** Screen on which visits begin, and its requests before its main content is shown. */
type EarlyScreen = {
  /** Its row in the table of routes, under which the build names its files. */
  readonly name: string;
  readonly isAt: (pathname: string) => boolean;
  /** True if the parts of the screen use the core's services at once. */
  readonly needsServices: boolean;
  /** Further files of the build by their names there, where they depend on the address or the browser. */
  readonly further?: (address: URL) => readonly string[];
  /** Requests of the parts of the screen, in the order in which they are needed. */
  readonly calls: (address: URL) => readonly EarlyCall[];
  /** Topics that its own parts subscribe to from the beginning. */
  readonly topics?: (address: URL) => readonly EarlyTopic[];
};

function homeCalls({ searchParams }: URL): readonly EarlyCall[] {
  const { tab, scope, day } = readHomePick(searchParams);
  if (!isSport(tab) || scope === 'followed') return [];
  const board = { sport: tab, scope, day };
  return [
    { call: 'live.popular', input: { page: 1, size: LIVE_LIST_PAGE_SIZE, ...board } },
    { call: 'board.leagues', input: board },
  ];
}

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
function roomCalls(address: URL): readonly EarlyCall[] {
  const addressed = roomOfAddress(address);
  if (!addressed) return [];
  const { room, hasVideo } = addressed;
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
    ...(hasVideo ? videoCalls(room) : []),
    { call: 'chat.status', input: status },
    { call: 'chat.switches', input: { roomNo } },
    { call: 'chat.history', input: { roomNo, beforeSeq: null, size: HISTORY_SIZE } },
  ];
}

/** Returns the topics of a room at this address: its chat, its video, and its match. */
function roomTopics(address: URL): readonly EarlyTopic[] {
  const addressed = roomOfAddress(address);
  if (!addressed) return [];
  const { room, hasVideo } = addressed;
  return [
    ...(hasVideo ? [{ topic: 'video', params: { room, ...videoKinds(readSavedKind()) } } as const] : []),
    { topic: 'chat.room', params: { room } },
    { topic: 'chat.feed', params: { room } },
    ...(room.kind === 'match' ? [{ topic: 'match', params: { matchId: room.matchId } } as const] : []),
  ];
}

/** Returns the files of the engine that will play the video, by their names in the build. */
function roomEngine(address: URL): readonly string[] {
  const addressed = roomOfAddress(address);
  return addressed?.hasVideo ? [`engine-${likelyKind(addressed.room, videoKinds(readSavedKind()))}`] : [];
}

/** Requests that the early script hands to the core; any other screen sends its own once its code runs. */
const EARLY_SCREENS: readonly EarlyScreen[] = [
  { name: 'home', isAt: isHome, needsServices: false, calls: homeCalls },
  {
    name: 'room',
    isAt: (pathname) => /^\/app\/room\/\w+\/[^/]+$/.test(pathname),
    needsServices: true,
    calls: roomCalls,
    topics: roomTopics,
    further: roomEngine,
  },
];

/** The screen at an address; undefined where visits seldom begin. */
export const earlyScreenAt = ({ pathname }: URL): EarlyScreen | undefined =>
  EARLY_SCREENS.find(({ isAt }) => isAt(pathname));
