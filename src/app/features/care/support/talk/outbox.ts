import { useEffect, useSyncExternalStore } from 'react';
import { isImageId } from '#contract/care/feedback/support-ids.ts';
import type { ImageId } from '#contract/care/support/image-schema.ts';
import { isRequestId } from '#contract/commands/command-id.ts';
import { toAppError } from '#contract/errors.ts';
import type { ClientRequestId } from '#contract/fields/ids.ts';
import { newRequestId } from '#core-client/command/commands.ts';
import { core } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { createWatchers } from '#core-client/shared-store.ts';
import { tabVisit } from '#core-client/storage/viewer-storage.ts';
import { onViewerChange } from '#core-client/viewer.ts';
import { textOfError } from '#i18n/error-text.ts';

const STORAGE_KEY = 'service.words';

/** Message being sent to customer service. */
export type OutboxMessage = {
  readonly requestId: ClientRequestId;
  readonly text: string;
  readonly pictureId: ImageId | null;
  /** Reason why it did not arrive; null while it is being sent. */
  readonly problem: string | null;
};

let messages: readonly OutboxMessage[] | null = null;
let sending: Promise<void> = Promise.resolve();

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Parses a stored message; empty where the text is something else. */
function parseMessage(stored: unknown): readonly OutboxMessage[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const [requestId, text, pictureId] = ['requestId', 'text', 'pictureId'].map((name): unknown =>
    Reflect.get(stored, name),
  );
  if (typeof requestId !== 'string' || !isRequestId(requestId) || typeof text !== 'string') return [];
  const imageId = typeof pictureId === 'string' && isImageId(pictureId) ? pictureId : null;
  return [{ requestId, text, pictureId: imageId, problem: null }];
}

function storedMessages(): readonly OutboxMessage[] {
  const list = parsed(tabVisit.read(STORAGE_KEY) ?? '');
  return Array.isArray(list) ? list.flatMap(parseMessage) : [];
}

const { watch, notify } = createWatchers();
const now = (): readonly OutboxMessage[] => {
  messages ??= storedMessages();
  return messages;
};

function change(next: readonly OutboxMessage[]): void {
  messages = next;
  const plain = next.map(({ requestId, text, pictureId }) => ({ requestId, text, pictureId }));
  tabVisit.write(STORAGE_KEY, next.length === 0 ? null : JSON.stringify(plain));
  notify();
}

const setProblem = (id: ClientRequestId, problem: string | null) =>
  change(now().map((message) => (message.requestId === id ? { ...message, problem } : message)));

async function deliver(id: ClientRequestId): Promise<void> {
  const message = now().find(({ requestId }) => requestId === id);
  if (!message) return;
  try {
    await core.support.sendMessage(message.text, message.pictureId, id);
    await refreshAnswers('support.conversation');
    change(now().filter(({ requestId }) => requestId !== id));
  } catch (thrown) {
    setProblem(id, textOfError(toAppError(thrown)));
  }
}

/** Queues a message; messages are delivered one after another, in the order they were sent. */
function queue(id: ClientRequestId): void {
  sending = sending.then(() => deliver(id));
}

/** Sends a message: it is stored in this tab until it has arrived, and a duplicate is delivered once. */
export function sendMessage(text: string, imageId: ImageId | null): void {
  const requestId = newRequestId();
  change([...now(), { requestId, text, pictureId: imageId, problem: null }]);
  queue(requestId);
}

/** Sends again what did not arrive. */
export function resendMessage(id: ClientRequestId): void {
  setProblem(id, null);
  queue(id);
}

/** Discards a message that did not arrive. */
export const discardMessage = (id: ClientRequestId): void =>
  change(now().filter(({ requestId }) => requestId !== id));

function resendAll(): void {
  for (const { requestId } of now()) resendMessage(requestId);
}

onViewerChange(() => {
  messages = null;
  notify();
});

/**
 * Returns the messages that have not arrived yet; those left from before a reload, or failed without a network, are retried
 * automatically.
 */
export function useOutbox(): readonly OutboxMessage[] {
  useEffect(() => {
    resendAll();
    window.addEventListener('online', resendAll);
    return () => window.removeEventListener('online', resendAll);
  }, []);
  return useSyncExternalStore(watch, now);
}
