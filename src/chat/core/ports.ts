import type { Observable, SchedulerLike } from 'rxjs';
import type { OutputOf } from '#contract/book/table.ts';
import type { Sender } from '#contract/community/chat/row.ts';
import type { ChatSwitches } from '#contract/community/chat/switches-schema.ts';
import type { ChatMessage, ChatRoomStatus } from '#contract/community/chat-message/schema.ts';
import type { ChatRoomNo, ClientRequestId, OrderId, UserId } from '#contract/fields/ids.ts';
import type { SiteConfig } from '#contract/site/site/schema.ts';
import type { Clock, ServerTime } from '#contract/units/time.ts';

/** Viewer of the chat. `sender` signs the reader's own messages until the platform echoes them. */
export type ChatViewer = { readonly is: 'guest' } | { readonly is: 'member'; readonly sender: Sender };

/** Response with the messages after a seq. */
export type NewerPage = OutputOf<'chat.offline'> & {
  /** Message with the very seq of the request, if the platform sent it: a different one proves that the numbering restarted. */
  readonly anchor?: ChatMessage | undefined;
};

/** Sign that the network is reachable: the device is online again, or a video started playing. */
export type LifeSign = 'online' | 'video';

/** Settings of the site that decide which messages a chat shows [5.11, 6.06, 6.07, 6.08]. */
export type ChatSite = Pick<
  SiteConfig,
  'siteId' | 'series' | 'orderShareSeries' | 'welcomeLevel' | 'venues' | 'chatSwitch'
>;

/**
 * Ports of the chat to the outside. Each source is cold: it emits one response and completes, or fails with an AppError;
 * unsubscribing aborts the request. `viewer$`, `hidden$` and `shownUntil$` replay their current value.
 */
export type ChatPorts = {
  /** The status of one room, or null when the platform does not list it [3.11]. */
  status(roomNo: ChatRoomNo): Observable<ChatRoomStatus | null>;
  switches(roomNo: ChatRoomNo): Observable<ChatSwitches>;
  history(roomNo: ChatRoomNo, beforeSeq: number | null, size: number): Observable<OutputOf<'chat.history'>>;
  /** Fetches messages after a seq; the platform may delay the response by up to `waitMs` until there are some. */
  offline(roomNo: ChatRoomNo, afterSeq: number, waitMs: number, size: number): Observable<NewerPage>;
  send(
    roomNo: ChatRoomNo,
    clientMsgId: ClientRequestId,
    text: string,
    mentions: readonly UserId[],
    /** Message it replies to. */
    replyTo: string | null,
  ): Observable<ChatMessage>;
  pushOrder(roomNo: ChatRoomNo, clientMsgId: ClientRequestId, orderId: OrderId): Observable<ChatMessage>;
  revertOrder(roomNo: ChatRoomNo, clientMsgId: ClientRequestId, orderId: OrderId): Observable<ChatMessage>;
  greet(roomNo: ChatRoomNo): Observable<unknown>;
  readonly viewer$: Observable<ChatViewer>;
  readonly hidden$: Observable<boolean>;
  readonly life$: Observable<LifeSign>;
  /**
   * Latest moment that the video of the room has shown: later messages are held until it is reached. Null while there is no
   * video, or when the reader disabled the holding.
   */
  readonly shownUntil$: Observable<ServerTime | null>;
  readonly site: ChatSite;
  readonly clock: Clock;
  readonly scheduler: SchedulerLike;
  /** 0 ≤ n < 1. */
  random(): number;
};

/** The reader's id, or null for a guest. */
export const viewerId = (viewer: ChatViewer): UserId | null =>
  viewer.is === 'member' ? viewer.sender.userId : null;
