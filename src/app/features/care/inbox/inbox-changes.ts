import type { InboxSelection } from '#contract/care/inbox/calls.ts';
import type { InboxMessageId } from '#contract/care/inbox/schema.ts';
import { toAppError } from '#contract/errors.ts';
import type { ClientRequestId } from '#contract/fields/ids.ts';
import { core } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { textOfError } from '#i18n/error-text.ts';
import { showToast } from '#kit/feedback/toast-store.ts';

const listsAgain = () => refreshAnswers('inbox.list', 'inbox.counts');
const everywhere = () => refreshAnswers('inbox.list', 'inbox.counts', 'inbox.message');

/** Marks messages as read, wherever they show. @throws AppError, as the core threw it. */
export async function readMessages(selection: InboxSelection): Promise<void> {
  await core.inbox.read(selection);
  await everywhere();
}

/** Marks messages as unread again. @throws AppError, as the core threw it. */
export async function markUnread(selection: InboxSelection): Promise<void> {
  await core.inbox.markUnread(selection);
  await everywhere();
}

/** Deletes messages for good. @throws AppError, as the core threw it. */
export async function removeMessages(selection: InboxSelection): Promise<void> {
  await core.inbox.remove(selection);
  await listsAgain();
}

/** Pins a message to the head of the list, or unpins it. @throws AppError, as the core threw it. */
export async function stickMessage(messageId: InboxMessageId, on: boolean): Promise<void> {
  await core.inbox.stick(messageId, on);
  await everywhere();
}

/** Answers a letter; a repeat of the request is the same answer. @throws AppError, as the core threw it. */
export async function answerLetter(
  messageId: InboxMessageId,
  text: string,
  requestId: ClientRequestId,
): Promise<void> {
  await core.inbox.answer(messageId, text, requestId);
  await everywhere();
}

/** Writes a letter to customer service; a repeat of the request is the same letter. @throws AppError, as the core threw it. */
export async function writeLetter(text: string, requestId: ClientRequestId): Promise<InboxMessageId> {
  const messageId = await core.inbox.write(text, requestId);
  await listsAgain();
  return messageId;
}

/** Shows the reason when an action failed. @returns whether it succeeded */
export const orShowError = (doing: Promise<unknown>): Promise<boolean> =>
  doing.then(
    () => true,
    (thrown: unknown) => {
      showToast({ text: textOfError(toAppError(thrown)), tone: 'alert' });
      return false;
    },
  );
