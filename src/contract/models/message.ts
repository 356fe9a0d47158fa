import * as v from 'valibot';
import { flagField, timeField } from './fields.ts';

export const MessageId = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.brand('MessageId'));
export type MessageId = v.InferOutput<typeof MessageId>;

/** system: of the account; promotion: offers; order: what became of money; letter: written to this member alone. */
export const MESSAGE_KINDS = ['system', 'promotion', 'order', 'letter'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Screens a message may lead to. */
export const MESSAGE_PLACES = [
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
export type MessagePlace = (typeof MESSAGE_PLACES)[number];

export const Message = v.object({
  messageId: MessageId,
  kind: v.picklist(MESSAGE_KINDS),
  title: v.string(),
  text: v.string(),
  at: timeField,
  isRead: flagField,
  /** Kept at the head of the list by the member. */
  isSticky: flagField,
  /** Where it leads, or null. */
  place: v.nullable(v.picklist(MESSAGE_PLACES)),
  /** What of that place it is about; blank where the place says it all. */
  ref: v.string(),
});
export type Message = v.InferOutput<typeof Message>;
