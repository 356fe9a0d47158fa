import { chatMessageCalls } from '#contract/community/chat-message/calls.ts';
import { ofRoom } from '#sandbox/db/table-bound.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import { chatMessageHandlers } from './chat-message-handlers.ts';

/** Likes of messages that the room has forgotten. */
const FORGOTTEN_MESSAGES = `CAST(substr(message_id, length(room_no) + 2) AS INTEGER) <
  (SELECT min(seq) FROM world_chat_message WHERE room_no = ?1)`;

/** Likes and reports of single messages. */
export const chatMessageDomain = statelessDomain({
  bounds: {
    chat_like: ofRoom(FORGOTTEN_MESSAGES),
    chat_report: ofRoom(),
  },
  handlers: handlersFor(chatMessageCalls, chatMessageHandlers),
});
