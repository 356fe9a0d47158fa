import { chatMessageCalls } from '#contract/community/chat-message/calls.ts';
import { ofRoom } from '#sandbox/db/table-bound.ts';
import type { ChatPorts } from '#sandbox/domains/community/chat/chat-ports.ts';
import { requireRights, requireRoom } from '#sandbox/domains/community/chat/rooms.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import { createLikes } from './likes.ts';
import { createReports } from './reports.ts';

/** Likes of messages that the room has forgotten. */
const FORGOTTEN_MESSAGES = `CAST(substr(message_id, length(room_no) + 2) AS INTEGER) <
  (SELECT min(seq) FROM world_chat_message WHERE room_no = ?1)`;

/** Number of messages searched for those of one sender, and number shown. */
const SEARCHED_MESSAGES = 5_000;
const SHOWN_MESSAGES = 50;

/** Handlers for single messages: likes, reports, and withdrawal or look-up by admins [6.02]. */
function chatMessageHandlers(platform: ChatPorts): HandlersOf<typeof chatMessageCalls> {
  const likes = createLikes(platform);
  const reports = createReports(platform);
  return {
    'chatMessage.like': (liking, context) => likes.like(liking, accountOf(context)),
    'chatMessage.liked': ({ roomNo }, context) => likes.liked(roomNo, accountOf(context)),
    'chatMessage.report': (reporting, context) => reports.report(reporting, accountOf(context)),
    'chatMessage.reports': ({ roomNo }, context) => reports.list(roomNo, accountOf(context)),
    'chatMessage.settleReport': (settling, context) => reports.settle(settling, accountOf(context)),
    'chatMessage.withdraw': ({ roomNo, messageId }, context) => {
      reports.withdraw(roomNo, messageId, accountOf(context));
      return {};
    },
    'chatMessage.saidBy': ({ roomNo, userId }, context) => {
      requireRights(accountOf(context));
      requireRoom(platform, roomNo);
      const messages = platform.world.rooms
        .before(roomNo, null, SEARCHED_MESSAGES)
        .list.filter((message) => message.userId === userId && message.content.msgType === 'text');
      return { list: messages.slice(-SHOWN_MESSAGES) };
    },
  };
}

/** Likes and reports of single messages. */
export const chatMessageDomain = statelessDomain({
  bounds: {
    chat_like: ofRoom(FORGOTTEN_MESSAGES),
    chat_report: ofRoom(),
  },
  handlers: handlersFor(chatMessageCalls, chatMessageHandlers),
});
