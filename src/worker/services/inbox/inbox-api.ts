import type { InboxSelection } from '#contract/care/inbox/calls.ts';
import type { InboxMessage, InboxMessageId } from '#contract/care/inbox/schema.ts';
import type { ClientRequestId } from '#contract/fields/ids.ts';
import type { Loadable } from '#contract/units/loadable.ts';

/** The member's newest messages; idle for a guest. */
export type InboxView = Loadable<{ readonly unread: number; readonly list: readonly InboxMessage[] }>;

/** Actions of a member on messages [7.16]; the topic `inbox` reflects them at once. */
export type InboxApi = {
  read(selection: InboxSelection): Promise<void>;
  remove(selection: InboxSelection): Promise<void>;
  markUnread(selection: InboxSelection): Promise<void>;
  stick(messageId: InboxMessageId, on: boolean): Promise<void>;
  /** Answers a letter; a repeat of the request is the same answer. */
  answer(messageId: InboxMessageId, text: string, requestId: ClientRequestId): Promise<void>;
  /** Writes a letter to customer service; a repeat of the request is the same letter. @returns its message */
  write(text: string, requestId: ClientRequestId): Promise<InboxMessageId>;
};
