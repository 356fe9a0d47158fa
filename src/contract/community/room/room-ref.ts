import { type AnchorRoomId, type ChatRoomNo, ID_IN_ROOM_NO, type MatchId } from '#contract/fields/ids.ts';
import type { GameId } from '#contract/play/game/schema.ts';

/** Subject of a room page: a match, or an anchor (who may be casting a match). */
export type RoomRef =
  | { readonly kind: 'match'; readonly matchId: MatchId }
  | { readonly kind: 'anchor'; readonly anchorRoomId: AnchorRoomId };

/** Subject of a chat: a room page, or a live table of a venue, whose chat is beside its game. */
export type ChatRoomRef = RoomRef | { readonly kind: 'table'; readonly gameId: GameId };

/** Page types of a room [2.11]. */
export const PAGE_TYPES = ['ANIMATION', 'LIVE', 'ANCHOR'] as const;
export type PageType = (typeof PAGE_TYPES)[number];

/** Reports whether a parameter of an address names a kind of room page [2.11]; null, which is no parameter, does not. */
export const isPageType = (text: string | null): text is PageType => PAGE_TYPES.some((type) => type === text);

const isMatchId = (text: string): text is MatchId => ID_IN_ROOM_NO.test(text);
const isAnchorRoomId = (text: string): text is AnchorRoomId => ID_IN_ROOM_NO.test(text);
const isChatRoomNo = (text: string): text is ChatRoomNo => text.length <= 64;

function roomNoText(room: ChatRoomRef): string {
  if (room.kind === 'match') return `m-${room.matchId}`;
  return room.kind === 'anchor' ? `a-${room.anchorRoomId}` : `t-${room.gameId}`;
}

/** @throws RangeError for an id too long to make a room number of. */
export function chatRoomNoOf(room: ChatRoomRef): ChatRoomNo {
  const roomNo = roomNoText(room);
  if (isChatRoomNo(roomNo)) return roomNo;
  throw new RangeError('no room number');
}

/** A room from the two parts of its address, or null when they cannot name one. */
export function roomFromPath(kind: string | undefined, id = ''): RoomRef | null {
  if (kind === 'match') return isMatchId(id) ? { kind, matchId: id } : null;
  if (kind === 'anchor') return isAnchorRoomId(id) ? { kind, anchorRoomId: id } : null;
  return null;
}
