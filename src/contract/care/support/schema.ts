import * as v from 'valibot';
import { flagField, timeField } from '#contract/fields/fields.ts';
import { ClientRequestId } from '#contract/fields/ids.ts';
import { ImageId, starsField } from './image-schema.ts';
import { CONVERSATION_STATES } from './states.table.ts';

/**
 * taken: an agent has joined. asked: the visitor was prompted. resolved, ended, silent: the conversation has ended, by its
 * cause.
 */
export const CONVERSATION_EVENTS = ['taken', 'asked', 'resolved', 'ended', 'silent'] as const;
export type ConversationEvent = (typeof CONVERSATION_EVENTS)[number];

/** Message or event of a conversation. */
const ConversationEntry = v.object({
  wordId: v.string(),
  /** automatic: an answer by rules, without a person. */
  from: v.picklist(['visitor', 'service', 'automatic', 'event']),
  /** Event; null for a message. */
  event: v.nullable(v.picklist(CONVERSATION_EVENTS)),
  text: v.string(),
  pictureId: v.nullable(ImageId),
  /** Id under which the visitor sent the message; null for messages of others. */
  clientMsgId: v.nullable(ClientRequestId),
  at: timeField,
});
export type ConversationEntry = v.InferOutput<typeof ConversationEntry>;

/** Conversation between a visitor and customer service, oldest message first. */
export const Conversation = v.object({
  state: v.picklist(CONVERSATION_STATES),
  words: v.array(ConversationEntry),
  /** Number of visitors ahead in the queue; null outside it. */
  ahead: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Estimated waiting time, ms, from earlier waits; null when it is not known. */
  waitMs: v.nullable(v.number()),
  isOpen: flagField,
  /** Time at which an agent is available next; null while one is available. */
  opensAt: v.nullable(timeField),
  /** Automatic replies are sent until an agent takes over or is requested. */
  isAutomatic: flagField,
  /** Null until the visitor has rated it. */
  stars: v.nullable(starsField),
});
export type Conversation = v.InferOutput<typeof Conversation>;

const contactLink = v.pipe(v.string(), v.regex(/^(?:mailto:[\w.+-]+@[\w.-]+|tel:\+?[\d-]{5,20})$/));

/** A way to reach customer service. */
export const SupportContact = v.object({
  lineId: v.string(),
  name: v.string(),
  text: v.string(),
  /** Opening hours, as text. */
  hours: v.string(),
  isOpen: flagField,
  /** Writes a letter or dials a number; null for the conversation of the page itself. */
  link: v.nullable(contactLink),
});
export type SupportContact = v.InferOutput<typeof SupportContact>;
