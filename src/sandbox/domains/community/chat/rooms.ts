import type { Account } from '#sandbox/base/account.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { ChatDraft } from '#sandbox/world/rooms/room-store.ts';
import type { ChatPorts } from './chat-ports.ts';

const SENDER_MEMBER = 0;
const SENDER_ADMIN = 2;

/** @throws Refusal NOT_FOUND for a room nobody knows. */
export function requireRoom({ world }: ChatPorts, roomNo: string): void {
  if (!world.rooms.exists(roomNo)) refuse('NOT_FOUND');
}

/** @throws Refusal NOT_FOUND, CHAT_CLOSED when nobody may speak there now. */
export function requireOpenRoom({ world }: ChatPorts, roomNo: string): void {
  const { exist, status } = world.rooms.status(roomNo);
  if (exist === 0) refuse('NOT_FOUND');
  if (status !== 1) refuse('CHAT_CLOSED');
}

/** @throws Refusal CHAT_NO_RIGHTS for everybody but room admins. */
export function requireRights({ roomAdmin }: Account): void {
  if (!roomAdmin) refuse('CHAT_NO_RIGHTS');
}

/** A message of a member, before the room has taken it. */
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

/** The anchor of a room: its own, or the one who casts the match; null where nobody does. */
export function anchorOfRoom({ world }: Pick<ChatPorts, 'world'>, roomNo: string) {
  const id = roomNo.slice(2);
  const anchorRoomId = roomNo.startsWith('a-') ? id : world.matches.find(id)?.anchorRoomId;
  return anchorRoomId ? world.anchors.find(anchorRoomId) : null;
}
