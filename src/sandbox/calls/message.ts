import type { messageCalls } from '#contract/calls/message.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { accountOf } from '#sandbox/http/call-context.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import type { Platform } from '#sandbox/platform.ts';

/** Messages of the member [7.16]. */
export const messageHandlers = ({ messages }: Platform): HandlersOf<typeof messageCalls> => ({
  'message.latest': ({ size }, context) => {
    const { userId } = accountOf(context);
    return { unread: messages.unread(userId), list: messages.latest(userId, size) };
  },
  'message.list': ({ kind, page, size }, context) => {
    const { userId } = accountOf(context);
    return { ...messages.page(userId, kind, page, size), unread: messages.unread(userId) };
  },
  'message.read': ({ ids }, context) => {
    const { userId } = accountOf(context);
    messages.read(userId, ids, context.now);
    return { unread: messages.unread(userId) };
  },
  'message.remove': ({ ids }, context) => {
    const { userId } = accountOf(context);
    messages.remove(userId, ids);
    return { unread: messages.unread(userId) };
  },
  'message.stick': ({ id, on }, context) =>
    messages.stick(accountOf(context).userId, id, on === '1') ? {} : refuse('NOT_FOUND'),
});
