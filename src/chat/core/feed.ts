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
  ReplaySubject,
  Subject,
  share,
  startWith,
  switchMap,
  tap,
} from 'rxjs';
import type { ChatCounts } from '#contract/models/chat-counts.ts';
import type { ChatFeedItem, ChatRoomView, SendOutcome } from '#contract/models/chat-feed.ts';
import type { ChatMessage } from '#contract/models/chat-message.ts';
import type { ChatRow } from '#contract/models/chat-row.ts';
import type { ChatRoomNo, ClientRequestId, OrderId, UserId } from '#contract/models/ids.ts';
import { createDesk, type Desk } from './desk.ts';
import { flushTimes } from './flush.ts';
import { createGapFiller } from './gap-filler.ts';
import { listen } from './listening.ts';
import { rowsAround, type Where } from './older.ts';
import { followable } from './order-push.ts';
import { type PollEvent, pollRoom } from './poll.ts';
import { type ChatPorts, viewerId } from './ports.ts';
import { connectionOf, roomView } from './room-view.ts';
import { type RoomState, watchRoom } from './room-watch.ts';
import { createSpeaking } from './speaking.ts';

/** One chat room: what to show, how it stands, and what a reader may do. Works while one of its streams is subscribed. */
export type ChatFeed = {
  /** Begins with `reset` as soon as the newest page is there; a later subscriber gets its own `reset` first. */
  readonly feed$: Observable<ChatFeedItem>;
  readonly room$: Observable<ChatRoomView>;
  /** Gifts and welcomes as they come, filtered and without repeats; never history. For the gift stage. */
  readonly live$: Observable<readonly ChatMessage[]>;
  readonly counts: Readonly<ChatCounts>;
  send(clientMsgId: ClientRequestId, text: string, mentions: readonly UserId[]): Promise<SendOutcome>;
  retry(clientMsgId: ClientRequestId): Promise<SendOutcome>;
  discard(clientMsgId: ClientRequestId): void;
  pushOrder(clientMsgId: ClientRequestId, orderId: OrderId): Promise<void>;
  rows(where: Where): Promise<readonly ChatRow[]>;
  fillGap(rowKey: string): void;
};

const isShown = ({ is }: RoomState) => is !== 'hidden' && is !== 'unknown';

const touchesOrders = (item: ChatFeedItem): boolean =>
  item.is === 'reset' ||
  (item.is === 'append' && item.rows.some(({ kind }) => kind === 'orderPush' || kind === 'reverted'));

/** A member says hello once, when the room has opened; whether others are told is the platform's decision [6.08]. */
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

/** Everything that goes on while somebody looks at the room. */
function createRun(
  ports: ChatPorts,
  roomNo: ChatRoomNo,
  desk: Desk,
  refresh$: Observable<unknown>,
  again$: Observable<string>,
) {
  const state$ = watchRoom(ports, roomNo, refresh$).pipe(share({ connector: () => new ReplaySubject(1) }));
  const events$: Observable<PollEvent> = state$.pipe(
    map(isShown),
    startWith(true),
    distinctUntilChanged(),
    switchMap((shown) => (shown ? pollRoom(ports, roomNo, desk.counts) : NEVER)),
    share(),
  );
  const followable$ = desk.items$.pipe(
    filter(touchesOrders),
    map(() => followable(desk.book.ring)),
  );
  const view$ = roomView(state$, connectionOf(events$, ports.clock), followable$).pipe(
    share({ connector: () => new ReplaySubject<ChatRoomView>(1) }),
  );
  const { book, add, counts } = desk;
  const gaps = createGapFiller(ports, roomNo, book, add, () => desk.changes$.next('other'), counts);
  const reads$ = ports.viewer$.pipe(tap((viewer) => desk.reads(viewerId(viewer))));
  const told$ = flushTimes(desk.changes$, ports.scheduler).pipe(tap(desk.flush));
  const filled$ = again$.pipe(mergeMap(gaps.askAgain));
  const heard$ = listen(events$, { ports, gaps, counts, me: desk.me, begin: desk.begin, add });
  const run$ = merge(reads$, view$, told$, filled$, heard$, greetOnce(ports, roomNo, state$)).pipe(
    ignoreElements(),
    finalize(desk.close),
    share(),
  );
  return { run$, view$ };
}

/** The chat of one room over these ports. */
export function createChatFeed(ports: ChatPorts, roomNo: ChatRoomNo): ChatFeed {
  const desk = createDesk(ports.site);
  const refresh$ = new Subject<void>();
  const again$ = new Subject<string>();
  const { run$, view$ } = createRun(ports, roomNo, desk, refresh$, again$);
  const { book, outbox, add } = desk;
  const speaking = createSpeaking({
    ports,
    roomNo,
    book,
    outbox,
    add,
    changed: (urgency) => desk.changes$.next(urgency),
    refused: () => refresh$.next(),
  });
  const greeted$ = defer(() => {
    const first = desk.greeting();
    return concat(first === null ? EMPTY : of(first), desk.items$);
  });
  return {
    send: speaking.send,
    retry: speaking.retry,
    discard: speaking.discard,
    pushOrder: speaking.pushOrder,
    feed$: merge(greeted$, run$),
    room$: merge(view$, run$),
    live$: merge(desk.live$, run$),
    counts: desk.counts,
    rows: (where) => rowsAround(ports, roomNo, book.ring, where),
    fillGap: (rowKey) => again$.next(rowKey),
  };
}
