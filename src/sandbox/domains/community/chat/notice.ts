import { hash32 } from '#contract/units/random.ts';
import type { RoomNotice } from '#sandbox/world/rooms/room-store.ts';
import { ANCHOR_NOTICES } from './anchor-notices.table.ts';
import type { ChatPorts } from './chat-ports.ts';
import { anchorOfRoom } from './rooms.ts';

const ANCHORS = 1;

/** Returns the pinned notice of a room: the one set last, or the default of its anchor; null when it was removed. */
export function noticeOf(platform: ChatPorts, roomNo: string): RoomNotice | null {
  const { notice } = platform.world.rooms.setup(roomNo);
  if (notice !== undefined) return notice;
  const anchor = anchorOfRoom(platform, roomNo);
  if (!anchor) return null;
  const texts = ANCHOR_NOTICES[anchor.topic];
  const text = texts?.[hash32(anchor.anchorRoomId) % texts.length];
  return text === undefined ? null : { author: anchor.nickname, text, type: ANCHORS };
}
