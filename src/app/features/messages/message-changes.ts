import { core } from '#app/core-client/core.ts';
import { refreshAnswers } from '#app/core-client/query.ts';
import type { WhichMessages } from '#contract/calls/message.ts';
import type { MessageId } from '#contract/models/message.ts';

/** Marks messages as read, wherever they show. @throws AppError, as the core threw it. */
export async function readMessages(which: WhichMessages): Promise<void> {
  await core.message.read(which);
  await refreshAnswers('message.list');
}

/** Deletes messages for good. @throws AppError, as the core threw it. */
export async function removeMessages(which: WhichMessages): Promise<void> {
  await core.message.remove(which);
  await refreshAnswers('message.list');
}

/** Keeps a message at the head of the list, or lets it go. @throws AppError, as the core threw it. */
export async function stickMessage(messageId: MessageId, on: boolean): Promise<void> {
  await core.message.stick(messageId, on);
  await refreshAnswers('message.list');
}
