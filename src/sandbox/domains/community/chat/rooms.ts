import type { Account } from '#sandbox/base/account.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { ChatDraft } from '#sandbox/world/rooms/room-store.ts';
import type { ChatPorts } from './chat-ports.ts';

const SENDER_MEMBER = 0;
const SENDER_ADMIN = 2;

/** Requires an existing room. @throws Refusal NOT_FOUND for an unknown one. */
export function requireRoom({ world }: ChatPorts, roomNo: string): void {
  if (!world.rooms.exists(roomNo)) refuse('NOT_FOUND');
}

/** Requires an open room. @throws Refusal NOT_FOUND, CHAT_CLOSED when no messages are accepted there now. */
export function requireOpenRoom({ world }: ChatPorts, roomNo: string): void {
  const { exist, status } = world.rooms.status(roomNo);
  if (exist === 0) refuse('NOT_FOUND');
  if (status !== 1) refuse('CHAT_CLOSED');
}

/** Requires admin rights. @throws Refusal CHAT_NO_RIGHTS for everyone but room admins. */
export function requireRights({ roomAdmin }: Account): void {
  if (!roomAdmin) refuse('CHAT_NO_RIGHTS');
}

/** Creates a member's message, before the room has accepted it. */
export const draftBy = (
  { userId, nickname, avatar, level, roomAdmin }: Account,
  content: ChatDraft['content'],
  clientMsgId?: string,
): ChatDraft => ({
  userId,
  username: nickname,
  avatar,
  level,
  type: roomAdmin ? SENDER_ADMIN : SENDER_MEMBER,
  content,
  ...(clientMsgId === undefined ? {} : { clientMsgId }),
});

/** Returns the anchor of a room: its own, or the caster of the match; null where there is none. */
export function anchorOfRoom({ world }: Pick<ChatPorts, 'world'>, roomNo: string) {
  const id = roomNo.slice(2);
  const anchorRoomId = roomNo.startsWith('a-') ? id : world.matches.find(id)?.anchorRoomId;
  return anchorRoomId ? world.anchors.find(anchorRoomId) : null;
}
