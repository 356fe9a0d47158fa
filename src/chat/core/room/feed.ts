import {
  catchError,
  combineLatest,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  finalize,
  ignoreElements,
  map,
  merge,
  mergeMap,
  NEVER,
  type Observable,
  of,
  pairwise,
  ReplaySubject,
  Subject,
  share,
  startWith,
  switchMap,
  tap,
} from 'rxjs';
import { CHAT_WINDOW_ROWS } from '#contract/community/chat/constants.ts';
import type { ChatCounts } from '#contract/community/chat/counts.ts';
import type { ChatFeedItem, ChatRoomView, SendOutcome } from '#contract/community/chat/feed.ts';
import type { ChatRow } from '#contract/community/chat/row.ts';
import type { Quote } from '#contract/community/chat-message/schema.ts';
import type { ChatRoomNo, ClientRequestId, OrderId, UserId } from '#contract/fields/ids.ts';
import { wait } from '#timing/wait.ts';
import { createGapFiller } from '../polling/gap-filler.ts';
import { rowsAround, type Where } from '../polling/older.ts';
import { type PollEvent, pollRoom } from '../polling/poll.ts';
import { type ChatPorts, viewerId } from '../ports.ts';
import { flushTimes } from '../rows/flush.ts';
import type { PlacedMessage } from '../rows/numbering.ts';
import { followable } from '../rows/order-push.ts';
import { createMessageSender } from '../sending/message-sender.ts';
import { SETUP_SPREAD_MS } from '../timing.table.ts';
import { ingest } from './ingest.ts';
import { createRoomStore, type RoomStore } from './room-store.ts';
import { connectionOf, roomView } from './room-view.ts';
import { type RoomState, watchRoom } from './room-watch.ts';

/**
 * Feed of one chat room: rows, room state, and the reader's permissions. Active while one of its streams is subscribed. All
 * content is held to the video of the room (`picture$` of its ports), except the reader's own messages.
 */
export type ChatFeed = {
  /** Begins with `reset` as soon as the newest page is there; a later subscriber gets its own `reset` first. */
  readonly feed$: Observable<ChatFeedItem>;
  /** Same items as they arrive, ahead of the video; for consumers that sync themselves to it. */
  readonly said$: Observable<ChatFeedItem>;
  readonly room$: Observable<ChatRoomView>;
  /** Gifts and welcomes as they come, filtered and without repeats; never history. For the gift stage. */
  readonly live$: Observable<readonly PlacedMessage[]>;
  readonly counts: Readonly<ChatCounts>;
  send(
    clientMsgId: ClientRequestId,
    text: string,
    mentions: readonly UserId[],
    quote?: Quote | null,
  ): Promise<SendOutcome>;
  retry(clientMsgId: ClientRequestId): Promise<SendOutcome>;
  discard(clientMsgId: ClientRequestId): void;
  pushOrder(clientMsgId: ClientRequestId, orderId: OrderId): Promise<void>;
  revertOrder(clientMsgId: ClientRequestId, orderId: OrderId): Promise<void>;
  rows(where: Where): Promise<readonly ChatRow[]>;
  /** Returns the newest retained rows that match, up to a page; `test` is called from the newest row backwards. */
  newest(test: (row: ChatRow) => boolean): readonly ChatRow[];
  fillGap(rowKey: string): void;
};

const isShown = ({ is }: RoomState) => is !== 'hidden' && is !== 'unknown';

const touchesOrders = (item: ChatFeedItem): boolean =>
  item.is === 'reset' ||
  (item.is === 'append' && item.rows.some(({ kind }) => kind === 'betPush' || kind === 'reverted'));

/** Sends a member's greeting once, when the room has opened; the platform decides whether others see it [6.08]. */
const greetOnce = (
  ports: ChatPorts,
  roomNo: ChatRoomNo,
  state$: Observable<RoomState>,
): Observable<unknown> =>
  combineLatest([state$, ports.viewer$]).pipe(
    map(([state, viewer]) => (state.is === 'open' ? viewerId(viewer) : null)),
    distinctUntilChanged(),
    switchMap((me) => (me === null ? EMPTY : ports.greet(roomNo).pipe(catchError(() => EMPTY)))),
  );

/** The platform answers after it did not, or the device has a network again. */
const livesAgain = (events$: Observable<PollEvent>, ports: ChatPorts): Observable<unknown> =>
  merge(
    events$.pipe(
      map(({ is }) => is === 'trouble'),
      distinctUntilChanged(),
      pairwise(),
      filter(([, troubled]) => !troubled),
    ),
    ports.life$.pipe(filter((sign) => sign === 'online')),
  );

/** Emits after the room was reconfigured: its viewers reload their permissions, spread over time. */
const setUpAgain = (events$: Observable<PollEvent>, { scheduler, random }: ChatPorts): Observable<unknown> =>
  events$.pipe(
    filter(
      (event) =>
        event.is === 'arrival' &&
        event.messages.some(({ content }) => content.kind === 'changes' && content.setup),
    ),
    switchMap(() => wait(random() * SETUP_SPREAD_MS, scheduler)),
  );

type FeedControls = {
  readonly refresh$: Subject<void>;
  /** Row key of the gap to request again. */
  readonly again$: Observable<string>;
  readonly alive$: Subject<unknown>;
};

/** Creates the processes that run while the room is subscribed. */
function createRun(
  ports: ChatPorts,
  roomNo: ChatRoomNo,
  store: RoomStore,
  { refresh$, again$, alive$ }: FeedControls,
) {
  const state$ = watchRoom(ports, roomNo, refresh$).pipe(share({ connector: () => new ReplaySubject(1) }));
  const events$: Observable<PollEvent> = state$.pipe(
    map(isShown),
    startWith(true),
    distinctUntilChanged(),
    switchMap((shown) => (shown ? pollRoom(ports, roomNo, store.isKnown, store.counts) : NEVER)),
    share(),
  );
  const followable$ = store.items$.pipe(
    filter(touchesOrders),
    map(() => followable(store.rowChanges.ring, store.isHeld)),
  );
  const view$ = roomView(state$, connectionOf(events$, ports.clock), followable$).pipe(
    share({ connector: () => new ReplaySubject<ChatRoomView>(1) }),
  );
  const gaps = createGapFiller({ ...store, ports, roomNo, changed: () => store.changes$.next('other') });
  const reads$ = ports.viewer$.pipe(tap((viewer) => store.reads(viewerId(viewer))));
  const held$ = ports.picture$.pipe(tap(store.heldTo));
  const flushed$ = flushTimes(store.changes$, ports.scheduler).pipe(tap(store.flush));
  const filled$ = again$.pipe(mergeMap(gaps.askAgain));
  const ingested$ = ingest(events$, { ...store, ports, gaps });
  const alive = livesAgain(events$, ports).pipe(tap((sign) => alive$.next(sign)));
  const run$ = merge(
    reads$,
    held$,
    view$,
    flushed$,
    filled$,
    alive,
    ingested$,
    setUpAgain(events$, ports).pipe(tap(() => refresh$.next())),
    greetOnce(ports, roomNo, state$),
  ).pipe(ignoreElements(), finalize(store.close), share());
  return { run$, view$ };
}

/** The chat of one room over these ports. */
export function createChatFeed(ports: ChatPorts, roomNo: ChatRoomNo): ChatFeed {
  const store = createRoomStore(ports.site, ports.clock);
  const refresh$ = new Subject<void>();
  const again$ = new Subject<string>();
  const alive$ = new Subject<unknown>();
  const { run$, view$ } = createRun(ports, roomNo, store, { refresh$, again$, alive$ });
  const { rowChanges } = store;
  const sender = createMessageSender({
    ...store,
    ports,
    roomNo,
    alive$,
    changed: (urgency) => store.changes$.next(urgency),
    refused: () => refresh$.next(),
  });
  const going$ = merge(run$, sender.resending$).pipe(share());
  const begunBy = (greeting: () => ChatFeedItem | null, items$: Observable<ChatFeedItem>) =>
    defer(() => {
      const first = greeting();
      return concat(first === null ? EMPTY : of(first), items$);
    });
  return {
    send: sender.send,
    retry: sender.retry,
    discard: sender.discard,
    pushOrder: sender.pushOrder,
    revertOrder: sender.revertOrder,
    feed$: merge(begunBy(store.greeting, store.items$), going$),
    said$: merge(begunBy(store.saidSoFar, store.said$), going$),
    room$: merge(view$, going$),
    live$: merge(store.live$, going$),
    counts: store.counts,
    rows: async (where) => {
      const rows = await rowsAround(ports, roomNo, rowChanges.ring, store.numbering(), where);
      return rows.filter((row) => !store.isHeld(row));
    },
    newest: (test) => rowChanges.ring.lastWhere(CHAT_WINDOW_ROWS, (row) => !store.isHeld(row) && test(row)),
    fillGap: (rowKey) => again$.next(rowKey),
  };
}
