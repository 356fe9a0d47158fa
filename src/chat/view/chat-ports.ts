import type { OutputOf } from '#contract/book/table.ts';
import type { SendOutcome, ShownFeedItem } from '#contract/community/chat/feed.ts';
import type { ReadingSettings } from '#contract/community/chat/reading/reading-settings-schema.ts';
import type { ChatRow, Sender } from '#contract/community/chat/row.ts';
import type { ReportReason } from '#contract/community/chat-message/report-machine.ts';
import type { ChatMessage, Quote } from '#contract/community/chat-message/schema.ts';
import type { MemberBet, SharedBet } from '#contract/community/chat-message/shared-bet-schema.ts';
import type { ChatMessageId, ClientRequestId, OrderId, UserId } from '#contract/fields/ids.ts';
import type { ServerTime } from '#contract/units/time.ts';

export type MutedMember = OutputOf<'chat.muteList'>['list'][number];

/** Ports of one room's chat to the rest of the page. Promises reject with AppErrors. */
export type ChatViewPorts = {
  /** Follows the room until the answer is called. Items come in batches. */
  follow(onItems: (items: readonly ShownFeedItem[]) => void): () => void;
  /** Follows how the viewer reads, until the answer is called. */
  followReading(onSettings: (settings: ReadingSettings) => void): () => void;
  /** Changes how the viewer reads, in every room. */
  changeReading(change: Partial<ReadingSettings>): void;
  rows(where: { readonly after: number } | { readonly before: number }): Promise<readonly ChatRow[]>;
  fillGap(rowKey: string): Promise<void>;

  send(
    clientMsgId: ClientRequestId,
    text: string,
    mentions: readonly UserId[],
    quote: Quote | null,
  ): Promise<SendOutcome>;
  retry(clientMsgId: ClientRequestId): Promise<SendOutcome>;
  discard(clientMsgId: ClientRequestId): Promise<void>;
  pushOrder(clientMsgId: ClientRequestId, orderId: OrderId): Promise<void>;
  revertOrder(clientMsgId: ClientRequestId, orderId: OrderId): Promise<void>;
  myOrders(): Promise<readonly MemberBet[]>;
  /** Puts what a shown bet is on into the viewer's slip, and shows that it is there. */
  pickBet(bet: SharedBet, from: string): void;

  /** Blocks a sender: their messages are hidden from this viewer from now on; confirms it to the viewer. */
  blockUser(user: Pick<Sender, 'userId' | 'name'>): void;
  /** The likes it has now. */
  like(messageId: ChatMessageId): Promise<number>;
  /** The messages of the room that the member likes. */
  liked(): Promise<readonly ChatMessageId[]>;
  report(messageId: ChatMessageId, reason: ReportReason): Promise<unknown>;
  withdraw(messageId: ChatMessageId): Promise<unknown>;
  /** Recent messages of a user in this room, oldest first. */
  recentMessagesOf(userId: UserId): Promise<readonly ChatMessage[]>;
  copy(text: string): void;
  mute(userId: UserId, minutes: number): Promise<unknown>;
  unmute(userId: UserId): Promise<unknown>;
  muteList(): Promise<readonly MutedMember[]>;

  now(): ServerTime;
  newId(): ClientRequestId;
  /** Explains that the login is needed, and offers it. */
  promptLogin(): void;
  /** Leads to the login and back. */
  goToLogIn(): void;
};
