import type { BlockChange } from '#contract/community/chat/blocks-schema.ts';
import type { SendOutcome } from '#contract/community/chat/feed.ts';
import type { ReadingSettings } from '#contract/community/chat/reading-settings-schema.ts';
import type { ChatRow } from '#contract/community/chat/row.ts';
import type { Quote } from '#contract/community/chat-message/schema.ts';
import type { RoomRef } from '#contract/community/room/schema.ts';
import type { ClientRequestId, OrderId, UserId } from '#contract/fields/ids.ts';
import type { ServerTime } from '#contract/units/time.ts';

/** What a reader does in a chat room [6.01]. */
export type ChatApi = {
  /** `clientMsgId` is made by the page, so that a message survives a core that dies mid-send without doubling. */
  send(
    room: RoomRef,
    clientMsgId: ClientRequestId,
    text: string,
    mentions: readonly UserId[],
    /** What it answers. */
    quote?: Quote | null,
  ): Promise<SendOutcome>;
  retry(room: RoomRef, clientMsgId: ClientRequestId): Promise<SendOutcome>;
  discard(room: RoomRef, clientMsgId: ClientRequestId): Promise<void>;
  pushOrder(room: RoomRef, clientMsgId: ClientRequestId, orderId: OrderId): Promise<void>;
  /** Takes an own order push back [4.10]. */
  revertOrder(room: RoomRef, clientMsgId: ClientRequestId, orderId: OrderId): Promise<void>;
  /** Rows the core still keeps around an order, for reading on from a frozen list. At most 300. */
  rows(
    room: RoomRef,
    where: { readonly after: number } | { readonly before: number },
  ): Promise<readonly ChatRow[]>;
  /** Asks again for a gap. */
  fillGap(room: RoomRef, rowKey: string): Promise<void>;
  /** The picture of the room has shown everything until this moment; what is said later waits. Null: nothing waits. */
  heldTo(room: RoomRef, until: ServerTime | null): Promise<void>;
  /** Blocks a word, a user or a grade in every room, or shows them again. */
  block(change: BlockChange): Promise<void>;
  /** Changes how the chat of every room is read. */
  changeReading(change: Partial<ReadingSettings>): Promise<void>;
};
