import { core } from '#app/core-client/core.ts';
import { refreshAnswers } from '#app/core-client/query.ts';
import type { WhichInboxMessages } from '#contract/calls/inbox.ts';
import type { InboxMessageId } from '#contract/models/inbox.ts';

/** Marks messages as read, wherever they show. @throws AppError, as the core threw it. */
export async function readMessages(which: WhichInboxMessages): Promise<void> {
  await core.inbox.read(which);
  await refreshAnswers('inbox.list');
}

/** Deletes messages for good. @throws AppError, as the core threw it. */
export async function removeMessages(which: WhichInboxMessages): Promise<void> {
  await core.inbox.remove(which);
  await refreshAnswers('inbox.list');
}

/** Keeps a message at the head of the list, or lets it go. @throws AppError, as the core threw it. */
export async function stickMessage(messageId: InboxMessageId, on: boolean): Promise<void> {
  await core.inbox.stick(messageId, on);
  await refreshAnswers('inbox.list');
}
