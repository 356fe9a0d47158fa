import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { ChatMessageId } from '#contract/fields/ids.ts';
import type { Account } from '#sandbox/base/account.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import type { ChatPorts } from '#sandbox/domains/community/chat/chat-ports.ts';
import { requireOpenRoom, requireRoom } from '#sandbox/domains/community/chat/rooms.ts';

/** Minimum interval at which a room receives the likes since the last time, ms. */
const SENT_EVERY_MS = 1_000;
/** Capacity of one message of changes. */
const SENT_AT_ONCE = 100;

type Liking = { readonly roomNo: string; readonly messageId: ChatMessageId };

const counts = (db: DatabaseSync) => ({
  add: db.prepare('INSERT OR IGNORE INTO chat_like (room_no, message_id, user_id) VALUES (?, ?, ?)'),
  count: query(
    db,
    v.object({ likes: intColumn }),
    'SELECT count(*) AS likes FROM chat_like WHERE room_no = ? AND message_id = ?',
  ),
  liked: query(
    db,
    v.object({ message_id: ChatMessageId }),
    'SELECT message_id FROM chat_like WHERE user_id = ? AND room_no = ?',
  ),
});

/**
 * Creates the likes of members' messages: one per member and message, counted in the database, sent to the room once a
 * second.
 */
export function createLikes(platform: ChatPorts) {
  const { db, world } = platform;
  const { add, count, liked } = counts(db);
  const unsent = new Map<string, Map<ChatMessageId, number>>();
  const send = (roomNo: string) => {
    const likes = [...(unsent.get(roomNo) ?? [])].map(([messageId, likes]) => ({ messageId, likes }));
    unsent.delete(roomNo);
    for (let from = 0; from < likes.length; from += SENT_AT_ONCE) {
      world.rooms.amend(roomNo, likes.slice(from, from + SENT_AT_ONCE));
    }
  };
  const note = (roomNo: string, messageId: ChatMessageId, likes: number) => {
    const waiting = unsent.get(roomNo);
    if (waiting) waiting.set(messageId, likes);
    else {
      unsent.set(roomNo, new Map([[messageId, likes]]));
      world.clock.after(SENT_EVERY_MS, () => send(roomNo));
    }
  };
  return {
    /** Likes a message. @throws Refusal NOT_FOUND for a deleted or one's own message, CHAT_CLOSED */
    like({ roomNo, messageId }: Liking, { userId }: Account): { likes: number } {
      requireOpenRoom(platform, roomNo);
      const message = world.rooms.find(roomNo, messageId);
      if (message?.content.msgType !== 'text' || message.withdrawn || message.userId === userId) {
        return refuse('NOT_FOUND');
      }
      const isNew = add.run(roomNo, messageId, userId).changes > 0;
      const likes = count.get(roomNo, messageId)?.likes ?? 0;
      if (isNew) note(roomNo, messageId, likes);
      return { likes };
    },
    /** Returns the messages the member likes, as far as the room stores them. @throws Refusal NOT_FOUND for an unknown room */
    liked(roomNo: string, { userId }: Account): { messageIds: ChatMessageId[] } {
      requireRoom(platform, roomNo);
      const messageIds = liked.all(userId, roomNo).map(({ message_id }) => message_id);
      return { messageIds: messageIds.filter((messageId) => world.rooms.find(roomNo, messageId) !== null) };
    },
  };
}
