import type { ChatRow, Sender } from '#contract/community/chat/row.ts';
import type { ChatContent } from '#contract/community/chat-message/schema.ts';
import type { ClientRequestId, UserId } from '#contract/fields/ids.ts';
import type { PositionedMessage } from './numbering.ts';

export type TextRow = Extract<ChatRow, { kind: 'text' }>;
export type OrderRow = Extract<ChatRow, { kind: 'bet' | 'betPush' }>;
export type ContentOf<Type extends ChatContent['kind']> = Extract<ChatContent, { kind: Type }>;

/** Returns the author of a message in the form of a row. */
export const senderOf = (message: PositionedMessage): Sender => ({
  userId: message.userId,
  name: message.username,
  avatar: message.avatar,
  level: message.level,
  role: message.role,
  ...(message.fan !== undefined && { fan: message.fan }),
});

/** Returns the key of an own message, which is the same from the tap on. */
export const ownKey = (clientMsgId: ClientRequestId) => `own:${clientMsgId}`;

/** Reports whether a message mentions the reader. */
export const mentions = (content: ChatContent, me: UserId | null): boolean =>
  me !== null && content.kind === 'text' && (content.mentions?.includes(me) ?? false);

/**
 * Creates the row of a text message [3.09]. Only a message that `me` sent with an id of this device counts as own: it
 * retains the key of the row present since the tap, and is already sent.
 */
export function textRow(message: PositionedMessage, content: ContentOf<'text'>, me: UserId | null): TextRow {
  const { seq, at, clientMsgId, userId, id } = message;
  const own =
    userId === me && clientMsgId !== undefined
      ? { state: { is: 'sent' } as const, clientMsgId, mentions: content.mentions ?? [] }
      : null;
  return {
    kind: 'text',
    key: own ? ownKey(own.clientMsgId) : message.key,
    order: seq,
    at,
    sender: senderOf(message),
    text: content.text,
    messageId: id,
    quote: content.quote ?? null,
    likes: message.likes ?? 0,
    withdrawn: message.withdrawn ?? false,
    mentionsMe: mentions(content, me),
    own,
  };
}

/** Creates the row of a shared bet or of an order push, which is not reverted yet [3.10, 4.10]. */
export const orderRow = (
  message: PositionedMessage,
  content: ContentOf<'bet' | 'betPush'>,
  me: UserId | null,
): OrderRow => ({
  kind: content.kind,
  key: message.key,
  order: message.seq,
  at: message.at,
  sender: senderOf(message),
  bet: content.bet,
  reverted: false,
  own: message.userId === me,
});
