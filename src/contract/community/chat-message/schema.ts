import * as v from 'valibot';
import { SHOWN_NAME_MAX, SHOWN_TEXT_MAX, shownText } from '#contract/community/expression/shown-text.ts';
import { coinsField, timeField } from '#contract/fields/fields.ts';
import { ChatMessageId, ChatRoomNo, ClientRequestId, GiftId, OrderId, UserId } from '#contract/fields/ids.ts';
import { SharedBet } from './shared-bet-schema.ts';

const strangersText = v.pipe(
  v.string(),
  v.transform((text) => shownText(text, SHOWN_TEXT_MAX)),
);
/** User-chosen name. */
export const strangersName = v.pipe(
  v.string(),
  v.transform((name) => shownText(name, SHOWN_NAME_MAX)),
);

/** A gift as a chat message carries it over the wire. */
export const GiftContentWire = v.object({
  msgType: v.literal('giftPush'),
  giftId: GiftId,
  name: strangersName,
  url: v.string(),
  svgaUrl: v.string(),
  price: coinsField,
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Gifts of one sender and kind within the combo window share it. */
  comboId: v.string(),
  to: strangersName,
});

/** Message that this one replies to, with its text at that time: the platform copies it from the message itself. */
export const Quote = v.object({ messageId: ChatMessageId, name: strangersName, text: strangersText });
export type Quote = Readonly<v.InferOutput<typeof Quote>>;

/** Later change of a message: its like count, or its withdrawal. */
export const MessageChange = v.object({
  messageId: ChatMessageId,
  likes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  withdrawn: v.optional(v.literal(true)),
});
export type MessageChange = Readonly<v.InferOutput<typeof MessageChange>>;

/** Content of a message by its kind: the wire's name of a kind stops here. */
const Content = v.variant('msgType', [
  v.pipe(
    v.object({
      msgType: v.literal('text'),
      text: strangersText,
      mentions: v.optional(v.array(UserId)),
      /** An extension: the six kinds have no field for it. */
      quote: v.optional(Quote),
    }),
    v.transform(({ msgType: kind, ...text }) => ({ kind, ...text })),
  ),
  v.pipe(
    v.object({ msgType: v.literal('order'), order: SharedBet }),
    v.transform(({ order: bet }) => ({ kind: 'bet' as const, bet })),
  ),
  v.pipe(
    GiftContentWire,
    v.transform(({ msgType: _, url: iconUrl, svgaUrl: animationUrl, ...gift }) => ({
      kind: 'gift' as const,
      iconUrl,
      animationUrl,
      ...gift,
    })),
  ),
  v.pipe(
    v.object({ msgType: v.literal('orderPush'), order: SharedBet }),
    v.transform(({ order: bet }) => ({ kind: 'betPush' as const, bet })),
  ),
  v.pipe(
    v.object({ msgType: v.literal('revertOrderPush'), orderId: OrderId }),
    v.transform(({ orderId }) => ({ kind: 'betReverted' as const, orderId })),
  ),
  v.pipe(
    v.object({ msgType: v.literal('welcome') }),
    v.transform(({ msgType: kind }) => ({ kind })),
  ),
  /** Extension beside the six kinds: a change to earlier messages, or a change of the room’s setup. */
  v.pipe(
    v.object({
      msgType: v.literal('changes'),
      changes: v.pipe(v.array(MessageChange), v.maxLength(100)),
      /** Notice, pace or mutes have changed: the permissions must be requested again. */
      setup: v.optional(v.literal(true)),
    }),
    v.transform(({ changes, setup = false }) => ({ kind: 'changes' as const, changes, setup })),
  ),
]);
/** Content of a message: text, a bet shared by a member or pushed by an anchor, a gift, an entrance. */
export type ChatContent = v.InferOutput<typeof Content>;
export type ChatContentKind = ChatContent['kind'];

/** Sender's part in the room: 0 member, 1 anchor, 2 room admin, 3 the platform. */
export const senderField = v.pipe(
  v.picklist([0, 1, 2, 3]),
  v.transform((type) => (['member', 'anchor', 'admin', 'system'] as const)[type]),
);
export type SenderRole = v.InferOutput<typeof senderField>;

/** Badge of a top supporter of the room’s anchor; `name` is the anchor’s short name, `level` starts at 1. */
export const FanBadge = v.object({
  level: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: strangersName,
  anchor: strangersName,
});
export type FanBadge = Readonly<v.InferOutput<typeof FanBadge>>;

/** Chat message [3.09]. `seq` rises by one per room; a hole in it is a gap. */
export const ChatMessage = v.pipe(
  v.object({
    id: ChatMessageId,
    seq: v.pipe(v.number(), v.integer()),
    roomNo: ChatRoomNo,
    userId: UserId,
    username: strangersName,
    avatar: v.string(),
    level: v.number(),
    type: senderField,
    at: timeField,
    clientMsgId: v.optional(ClientRequestId),
    content: Content,
    /** Extensions: the sender’s badge at the time of the message, and later changes up to the request. */
    fan: v.optional(FanBadge),
    likes: v.optional(v.number()),
    withdrawn: v.optional(v.literal(true)),
  }),
  v.transform(({ type, ...message }) => ({ ...message, role: type })),
);
export type ChatMessage = v.InferOutput<typeof ChatMessage>;
export type ChatMessageWire = v.InferInput<typeof ChatMessage>;

/** Chat room status per match or room [3.11]; open -1 hides the chat [6.06]. */
export const ChatRoomStatus = v.pipe(
  v.object({
    roomNo: ChatRoomNo,
    status: v.picklist([-1, 0, 1]),
    exist: v.picklist([0, 1]),
    gameStatus: v.picklist([0, 1, 2]),
    online: v.number(),
  }),
  v.transform((wire) => ({
    roomNo: wire.roomNo,
    open: wire.exist === 1 && wire.status === 1,
    hidden: wire.status === -1,
    exists: wire.exist === 1,
    game: (['before', 'running', 'over'] as const)[wire.gameStatus],
    online: wire.online,
  })),
);
export type ChatRoomStatus = v.InferOutput<typeof ChatRoomStatus>;
