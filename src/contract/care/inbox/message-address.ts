import { NUMERIC_ID } from '#contract/text/wire-patterns.ts';
import type { InboxMessageId } from './schema.ts';

/** Whether a part of an address can name a message of the inbox. */
export const isInboxMessageId = (text: string): text is InboxMessageId => NUMERIC_ID.test(text);
