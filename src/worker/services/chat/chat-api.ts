import type { SendOutcome } from '#contract/community/chat/feed.ts';
import type { BlockChange } from '#contract/community/chat/moderation/moderation-schema.ts';
import type { ReadingSettings } from '#contract/community/chat/reading/reading-settings-schema.ts';
import type { ChatRow } from '#contract/community/chat/row.ts';
import type { Quote } from '#contract/community/chat-message/schema.ts';
import type { ChatRoomRef } from '#contract/community/room/room-ref.ts';
import type { ClientRequestId, OrderId, UserId } from '#contract/fields/ids.ts';
import type { ServerTime } from '#contract/units/time.ts';

/** Actions of a viewer in a chat room [6.01]. */
export type ChatApi = {
  /** `clientMsgId` is made by the page, so that a message survives a core that dies mid-send without doubling. */
  send(
    room: ChatRoomRef,
    clientMsgId: ClientRequestId,
    text: string,
    mentions: readonly UserId[],
    /** Message it replies to. */
    quote?: Quote | null,
  ): Promise<SendOutcome>;
  retry(room: ChatRoomRef, clientMsgId: ClientRequestId): Promise<SendOutcome>;
  discard(room: ChatRoomRef, clientMsgId: ClientRequestId): Promise<void>;
  pushOrder(room: ChatRoomRef, clientMsgId: ClientRequestId, orderId: OrderId): Promise<void>;
  /** Reverts the member’s own pushed order [4.10]. */
  revertOrder(room: ChatRoomRef, clientMsgId: ClientRequestId, orderId: OrderId): Promise<void>;
  /** Returns the rows the core still stores around an order, for reading on from a frozen list. At most 300. */
  rows(
    room: ChatRoomRef,
    where: { readonly after: number } | { readonly before: number },
  ): Promise<readonly ChatRow[]>;
  /** Retries the backfill of a gap. */
  fillGap(room: ChatRoomRef, rowKey: string): Promise<void>;
  /** Sets the time up to which the room’s video has been shown; later messages are held back. Null: nothing is held back. */
  heldTo(room: ChatRoomRef, until: ServerTime | null): Promise<void>;
  /** Blocks a word, a user or a grade in every room, or shows them again. */
  block(change: BlockChange): Promise<void>;
  /** Changes how the chat of every room is read. */
  changeReading(change: Partial<ReadingSettings>): Promise<void>;
};
