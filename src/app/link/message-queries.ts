import type { WhichMessages } from '#contract/calls/message.ts';
import type { MessageId } from '#contract/models/message.ts';
import { core } from './core.ts';
import { createCallCells } from './query.ts';
import { createTopicCells, useTopic } from './topic.ts';

const latest = createTopicCells('messages');

/** Pages of the member's messages. */
export const messagePages = createCallCells('message.list', 'members');

/** The newest messages of the member and how many are unread, live. */
export const useLatestMessages = () => useTopic(latest, null);

/** Marks messages as read, wherever they show. @throws AppError, as the core threw it. */
export async function readMessages(which: WhichMessages): Promise<void> {
  await core.message.read(which);
  await messagePages.refresh();
}

/** Deletes messages for good. @throws AppError, as the core threw it. */
export async function removeMessages(which: WhichMessages): Promise<void> {
  await core.message.remove(which);
  await messagePages.refresh();
}

/** Keeps a message at the head of the list, or lets it go. @throws AppError, as the core threw it. */
export async function stickMessage(messageId: MessageId, on: boolean): Promise<void> {
  await core.message.stick(messageId, on);
  await messagePages.refresh();
}
