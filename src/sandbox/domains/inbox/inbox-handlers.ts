import type { inboxCalls } from '#contract/calls/inbox.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import type { InboxStore } from './inbox-store.ts';

/** What the handlers need of the platform. */
type Ports = {
  readonly messages: InboxStore;
};

/** Messages of the member [7.16]. */
export const inboxHandlers = ({ messages }: Ports): HandlersOf<typeof inboxCalls> => ({
  'inbox.latest': ({ size }, context) => {
    const { userId } = accountOf(context);
    return { unread: messages.unread(userId), list: messages.latest(userId, size) };
  },
  'inbox.list': ({ kind, page, size }, context) => {
    const { userId } = accountOf(context);
    return { ...messages.page(userId, kind, page, size), unread: messages.unread(userId) };
  },
  'inbox.read': ({ ids }, context) => {
    const { userId } = accountOf(context);
    messages.read(userId, ids, context.now);
    return { unread: messages.unread(userId) };
  },
  'inbox.remove': ({ ids }, context) => {
    const { userId } = accountOf(context);
    messages.remove(userId, ids);
    return { unread: messages.unread(userId) };
  },
  'inbox.stick': ({ id, on }, context) =>
    messages.stick(accountOf(context).userId, id, on === '1') ? {} : refuse('NOT_FOUND'),
});
