import {
  firstValueFrom,
  ignoreElements,
  map,
  merge,
  type Observable,
  shareReplay,
  switchMap,
  takeUntil,
} from 'rxjs';
import { type ChatFeed, createChatFeed } from '#chat/core/feed.ts';
import type { ChatCounts } from '#contract/models/chat-counts.ts';
import type { ChatFeedItem, ChatRoomView } from '#contract/models/chat-feed.ts';
import type { ChatMessage } from '#contract/models/chat-message.ts';
import type { ChatRoomNo } from '#contract/models/ids.ts';
import type { RoomRef } from '#contract/models/room.ts';
import { chatRoomNoOf } from '#contract/rules/room-address.ts';
import type { CoreApi } from '#worker/core-api.ts';
import { type AskPage, sharePoll } from '#worker/tabs/shared-poll.ts';
import { chatPorts } from './chat-ports.ts';
import { type ChatTaps, createChatTaps } from './chat-taps.ts';
import { createKeeper } from './room-keeper.ts';
import type { SiteService } from './site-service.ts';
import type { Surroundings } from './surroundings.ts';

/** A room left for so short a time keeps its messages. */
const LINGER_MS = 30_000;

export type ChatService = CoreApi['chat'] & {
  feed(room: RoomRef): Observable<ChatFeedItem>;
  room(room: RoomRef): Observable<ChatRoomView>;
  /** Gifts and welcomes as they come, for the stage. */
  live(room: RoomRef): Observable<readonly ChatMessage[]>;
  /** All that the room's answers bring, some of it again; keeps the room going. */
  heard(room: RoomRef): Observable<readonly ChatMessage[]>;
  /** How it goes on inside; keeps nothing going. */
  inside(room: RoomRef): Observable<RoomInside>;
};

export type RoomInside = Pick<ChatTaps, 'tookMs$'> & {
  readonly counts: Readonly<ChatCounts>;
  readonly leads$: Observable<boolean>;
};

type KeptRoom = {
  readonly feed$: Observable<ChatFeed>;
  /** Its part in the polling that the tabs of this browser share. */
  readonly seat$: Observable<never>;
  readonly leads$: Observable<boolean>;
  readonly taps: ChatTaps;
};

function openRoom(around: Surroundings, site: SiteService, roomNo: ChatRoomNo): KeptRoom {
  const taps = createChatTaps(around.clock.mono);
  const ask: AskPage = taps.timed((afterSeq, waitMs, size) =>
    around.ask('chat.offline', { roomNo, afterSeq, waitMs, size }),
  );
  const { seat$, offline, leads$ } = sharePoll({ ...around, roomNo, ask });
  return {
    feed$: site.config$.pipe(
      map((config) => createChatFeed(taps.hearing(chatPorts(around, config, offline)), roomNo)),
      shareReplay(1),
    ),
    seat$,
    leads$,
    taps,
  };
}

const insideOf = ({ feed$, leads$, taps: { tookMs$ } }: KeptRoom): Observable<RoomInside> =>
  feed$.pipe(map(({ counts }) => ({ counts, leads$, tookMs$ })));

/** One feed a room, shared by its streams and its actions. */
export function createChatService(around: Surroundings, site: SiteService): ChatService {
  const rooms = createKeeper<ChatRoomNo, KeptRoom>(
    (roomNo) => openRoom(around, site, roomNo),
    LINGER_MS,
    around.scheduler,
  );
  const feedOf = (room: RoomRef) => firstValueFrom(rooms.at(chatRoomNoOf(room)).feed$);
  const held = <Item>(room: RoomRef, streamOf: (feed: ChatFeed) => Observable<Item>) =>
    rooms
      .hold(chatRoomNoOf(room))
      .pipe(switchMap(({ seat$, feed$ }) => merge(seat$, feed$.pipe(switchMap(streamOf)))));
  const unconfigured$ = site.failed$.pipe(
    takeUntil(site.config$),
    map((code): ChatRoomView => ({ is: 'failed', code })),
  );
  return {
    feed: (room) => held(room, ({ feed$ }) => feed$),
    room: (room) =>
      merge(
        unconfigured$,
        held(room, ({ room$ }) => room$),
      ),
    live: (room) => held(room, ({ live$ }) => live$),
    heard: (room) =>
      merge(
        rooms.hold(chatRoomNoOf(room)).pipe(switchMap(({ taps }) => taps.heard$)),
        held(room, ({ live$ }) => live$).pipe(ignoreElements()),
      ),
    inside: (room) => rooms.hold(chatRoomNoOf(room)).pipe(switchMap(insideOf)),
    send: async (room, clientMsgId, text, mentions) => (await feedOf(room)).send(clientMsgId, text, mentions),
    retry: async (room, clientMsgId) => (await feedOf(room)).retry(clientMsgId),
    discard: async (room, clientMsgId) => (await feedOf(room)).discard(clientMsgId),
    pushOrder: async (room, clientMsgId, orderId) => (await feedOf(room)).pushOrder(clientMsgId, orderId),
    rows: async (room, where) => (await feedOf(room)).rows(where),
    fillGap: async (room, rowKey) => (await feedOf(room)).fillGap(rowKey),
  };
}
