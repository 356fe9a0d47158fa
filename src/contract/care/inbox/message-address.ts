import type { InboxMessageId } from './schema.ts';

const ID = /^\d{1,15}$/;

/** Whether a part of an address can name a message of the inbox. */
export const isInboxMessageId = (text: string): text is InboxMessageId => ID.test(text);
