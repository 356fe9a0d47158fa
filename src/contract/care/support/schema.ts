import * as v from 'valibot';
import { flagField, timeField } from '#contract/fields/fields.ts';
import { ClientRequestId } from '#contract/fields/ids.ts';
import { PictureId, starsField } from './picture-schema.ts';
import { CONVERSATION_STATES } from './states.table.ts';

/** taken: an agent has come. asked: is the visitor still there? resolved, ended, silent: over, by whom. */
export const CONVERSATION_EVENTS = ['taken', 'asked', 'resolved', 'ended', 'silent'] as const;
export type ConversationEvent = (typeof CONVERSATION_EVENTS)[number];

/** Something said in a conversation, or something that happened in it. */
const ConversationWord = v.object({
  wordId: v.string(),
  /** automatic: an answer by rules, without a person. */
  from: v.picklist(['visitor', 'service', 'automatic', 'event']),
  /** What happened; null for words. */
  event: v.nullable(v.picklist(CONVERSATION_EVENTS)),
  text: v.string(),
  pictureId: v.nullable(PictureId),
  /** Under which id the visitor sent it; null for what others said. */
  clientMsgId: v.nullable(ClientRequestId),
  at: timeField,
});
export type ConversationWord = v.InferOutput<typeof ConversationWord>;

/** What a visitor and customer service say to each other, the oldest first. */
export const Conversation = v.object({
  state: v.picklist(CONVERSATION_STATES),
  words: v.array(ConversationWord),
  /** How many are before the visitor in the queue; null outside it. */
  ahead: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** How long they wait, ms, from how long others waited; null when that is not known. */
  waitMs: v.nullable(v.number()),
  isOpen: flagField,
  /** When somebody is there next; null while somebody is. */
  opensAt: v.nullable(timeField),
  /** Automatic answers come until a person takes over or is asked for. */
  isAutomatic: flagField,
  /** Null until the visitor has said how it went. */
  stars: v.nullable(starsField),
});
export type Conversation = v.InferOutput<typeof Conversation>;
