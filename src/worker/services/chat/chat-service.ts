import {
  defer,
  firstValueFrom,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  shareReplay,
  switchMap,
  takeUntil,
} from 'rxjs';
import type { LifeSign } from '#chat/core/ports.ts';
import { type ChatFeed, createChatFeed } from '#chat/core/room/feed.ts';
import { createToDanmaku } from '#chat/core/room/to-danmaku.ts';
import { shownFeed, shownRows, type ViewerFilter } from '#chat/core/room/viewer-filter.ts';
import type { PositionedMessage } from '#chat/core/rows/numbering.ts';
import type { ChatCounts } from '#contract/community/chat/counts.ts';
import type { DanmakuItem } from '#contract/community/chat/danmaku-schema.ts';
import type { ChatRoomView, ShownFeedItem } from '#contract/community/chat/feed.ts';
import type { Blocks } from '#contract/community/chat/moderation/moderation-schema.ts';
import type { ReadingSettings } from '#contract/community/chat/reading/reading-settings-schema.ts';
import type { ChatMessage } from '#contract/community/chat-message/schema.ts';
import { type ChatRoomRef, chatRoomNoOf } from '#contract/community/room/room-ref.ts';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import type { CoreContext } from '#worker/core-context.ts';
import { leavings } from '#worker/session/session-state.ts';
import { sharePoll } from '#worker/tabs/shared-poll.ts';
import type { FetchChatPage } from '#worker/tabs/tab-messages.ts';
import type { SiteService } from '../site/site-service.ts';
import type { ChatApi } from './chat-api.ts';
import { type ChatTaps, chatPorts, createChatTaps, withOverlapCheck } from './chat-ports.ts';
import { createKeeper } from './room-keeper.ts';
import { createVideoPositions, type VideoPositions } from './video-positions.ts';
import { createViewerSettings } from './viewer-settings.ts';

/** Time a room that was left keeps its messages. */
const LINGER_MS = 30_000;

export type ChatService = ChatApi & {
  feed(room: ChatRoomRef): Observable<ShownFeedItem>;
  room(room: ChatRoomRef): Observable<ChatRoomView>;
  /** Emits the viewer’s blocks. */
  readonly blocks$: Observable<Blocks>;
  /** Emits the viewer’s reading settings. */
  readonly reading$: Observable<ReadingSettings>;
  /** Emits the items of the feed that may be shown as danmaku. */
  danmaku(room: ChatRoomRef): Observable<DanmakuItem>;
  /** Gifts and welcomes as they come, for the stage. */
  live(room: ChatRoomRef): Observable<readonly PositionedMessage[]>;
  /** Emits all messages of the room’s responses, some of them repeatedly; keeps the room active. */
  messages(room: ChatRoomRef): Observable<readonly ChatMessage[]>;
  /** Emits the internal state of the room; keeps nothing active. */
  inside(room: ChatRoomRef): Observable<RoomInside>;
};

export type RoomInside = Pick<ChatTaps, 'tookMs$'> & {
  readonly counts: Readonly<ChatCounts>;
  readonly leads$: Observable<boolean>;
};

type RoomParts = {
  readonly context: CoreContext;
  readonly site: SiteService;
  readonly life$: Observable<LifeSign>;
  readonly positions: VideoPositions;
};

type OpenRoom = {
  readonly feed$: Observable<ChatFeed>;
  /** Runs this tab’s part in the polling that the tabs of this browser share. */
  readonly membership$: Observable<never>;
  readonly leads$: Observable<boolean>;
  readonly taps: ChatTaps;
};

function openRoom({ context, site, life$, positions }: RoomParts, roomNo: ChatRoomNo): OpenRoom {
  const { tabs, hidden$, clock, scheduler } = context;
  const signs = { life$, shownUntil$: positions.of(roomNo) };
  const taps = createChatTaps(clock.mono);
  const fetchPage: FetchChatPage = taps.timed(withOverlapCheck(context, roomNo));
  const { membership$, offline, leads$ } = sharePoll({ roomNo, tabs, hidden$, clock, scheduler, fetchPage });
  return {
    feed$: site.config$.pipe(
      map((config) => createChatFeed(taps.tapped(chatPorts(context, config, offline, signs)), roomNo)),
      shareReplay(1),
    ),
    membership$,
    leads$,
    taps,
  };
}

const insideOf = ({ feed$, leads$, taps: { tookMs$ } }: OpenRoom): Observable<RoomInside> =>
  feed$.pipe(map(({ counts }) => ({ counts, leads$, tookMs$ })));

/**
 * Returns the danmaku items. Danmaku synchronise with the video themselves, more closely than the list: they receive all
 * messages as they arrive.
 */
const danmakuOf = ({ undelayed$ }: ChatFeed, blocks$: Observable<Blocks>): Observable<DanmakuItem> =>
  merge(
    blocks$.pipe(map((blocks): DanmakuItem => ({ is: 'blocks', blocks }))),
    defer(() => undelayed$.pipe(mergeMap(createToDanmaku()))),
  );

/** Returns the actions of a viewer in a room. */
const actionsOn = (
  feedOf: (room: ChatRoomRef) => Promise<ChatFeed>,
  filter$: Observable<ViewerFilter>,
): Omit<ChatApi, 'block' | 'changeReading' | 'heldTo'> => ({
  send: async (room, clientMsgId, text, mentions, quote) =>
    (await feedOf(room)).send(clientMsgId, text, mentions, quote),
  retry: async (room, clientMsgId) => (await feedOf(room)).retry(clientMsgId),
  discard: async (room, clientMsgId) => (await feedOf(room)).discard(clientMsgId),
  pushOrder: async (room, clientMsgId, orderId) => (await feedOf(room)).pushOrder(clientMsgId, orderId),
  revertOrder: async (room, clientMsgId, orderId) => (await feedOf(room)).revertOrder(clientMsgId, orderId),
  rows: async (room, where) => shownRows(await feedOf(room), await firstValueFrom(filter$), where),
  fillGap: async (room, rowKey) => (await feedOf(room)).fillGap(rowKey),
});

const roomOf = ({ room$ }: ChatFeed) => room$;
const liveOf = ({ live$ }: ChatFeed) => live$;

/** Creates the chat: one feed per room, shared by its streams and its actions. */
export function createChatService(
  context: CoreContext,
  site: SiteService,
  videoMoves$: Observable<unknown>,
): ChatService {
  const life$ = merge(
    context.cameOnline$.pipe(map((): LifeSign => 'online')),
    videoMoves$.pipe(map((): LifeSign => 'video')),
  );
  const positions = createVideoPositions();
  const rooms = createKeeper<ChatRoomNo, OpenRoom>(
    (roomNo) => openRoom({ context, site, life$, positions }, roomNo),
    LINGER_MS,
    context.scheduler,
  );
  // Messages on their way, those that failed and whom messages name are of a member: once they have left, rooms begin again.
  leavings(context.session$).subscribe(rooms.renew);
  const feedOf = (room: ChatRoomRef) => firstValueFrom(rooms.at(chatRoomNoOf(room)).feed$);
  const held = <Item>(room: ChatRoomRef, streamOf: (feed: ChatFeed) => Observable<Item>) =>
    rooms
      .hold(chatRoomNoOf(room))
      .pipe(switchMap(({ membership$, feed$ }) => merge(membership$, feed$.pipe(switchMap(streamOf)))));
  const settings = createViewerSettings(context);
  const unconfigured$ = site.failed$.pipe(
    takeUntil(site.config$),
    map((code): ChatRoomView => ({ is: 'failed', code })),
  );
  return {
    blocks$: settings.blocks$,
    block: settings.block,
    reading$: settings.reading$,
    changeReading: settings.changeReading,
    heldTo: async (room, until) => positions.report(chatRoomNoOf(room), until),
    feed: (room) => held(room, (feed) => shownFeed(feed, settings.filter$)),
    room: (room) => merge(unconfigured$, held(room, roomOf)),
    danmaku: (room) => held(room, (feed) => danmakuOf(feed, settings.blocks$)),
    live: (room) => held(room, liveOf),
    messages: (room) =>
      merge(
        rooms.hold(chatRoomNoOf(room)).pipe(switchMap(({ taps }) => taps.messages$)),
        held(room, liveOf).pipe(ignoreElements()),
      ),
    inside: (room) => rooms.hold(chatRoomNoOf(room)).pipe(switchMap(insideOf)),
    ...actionsOn(feedOf, settings.filter$),
  };
}
