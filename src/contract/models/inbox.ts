import * as v from 'valibot';
import { flagField, timeField } from './fields.ts';

export const InboxMessageId = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.brand('InboxMessageId'));
export type InboxMessageId = v.InferOutput<typeof InboxMessageId>;

/** system: of the account; promotion: offers; order: what became of money; letter: written to this member alone. */
export const INBOX_KINDS = ['system', 'promotion', 'order', 'letter'] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** Screens a message may lead to. */
export const INBOX_PLACES = [
  'home',
  'wallet',
  'me',
  'service',
  /** An order that pays in, or out: `ref` is its id. */
  'deposit',
  'withdrawal',
  /** A line of the statement: `ref` is its id; the whole statement without one. */
  'record',
  'payees',
  'password',
  'limits',
  'treasury',
  'coins',
] as const;
export type InboxPlace = (typeof INBOX_PLACES)[number];

export const InboxMessage = v.object({
  messageId: InboxMessageId,
  kind: v.picklist(INBOX_KINDS),
  title: v.string(),
  text: v.string(),
  at: timeField,
  isRead: flagField,
  /** Kept at the head of the list by the member. */
  isSticky: flagField,
  /** Where it leads, or null. */
  place: v.nullable(v.picklist(INBOX_PLACES)),
  /** What of that place it is about; blank where the place says it all. */
  ref: v.string(),
});
export type InboxMessage = v.InferOutput<typeof InboxMessage>;
