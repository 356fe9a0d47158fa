import {
  catchError,
  combineLatest,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  finalize,
  firstValueFrom,
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
import { createGapFiller } from '../polling/gaps.ts';
import { type PollEvent, pollRoom } from '../polling/poll.ts';
import { type ChatPorts, viewerId } from '../ports.ts';
import type { PositionedMessage } from '../rows/numbering.ts';
import { followable } from '../rows/order-push.ts';
import { flushTimes } from '../rows/row-changes.ts';
import { rowsOfPage } from '../rows/rows.ts';
import { createMessageSender } from '../sending/message-sender.ts';
import { SETUP_SPREAD_MS } from '../timing.table.ts';
import { receivePolled } from './intake.ts';
import { connectionOf, type RoomState, roomView, watchRoom } from './room-state.ts';
import { createRoomStore, type RoomStore } from './room-store.ts';

/** Direction in which a frozen list continues: rows whose order is above or below. */
export type Where = { readonly after: number } | { readonly before: number };

/**
 * Feed of one chat room: rows, room state, and the reader's permissions. Active while one of its streams is subscribed. All
 * content is held to the video of the room (`shownUntil$` of its ports), except the reader's own messages.
 */
export type ChatFeed = {
  /** Begins with `reset` as soon as the newest page is there; a later subscriber gets its own `reset` first. */
  readonly feed$: Observable<ChatFeedItem>;
  /** Same items as they arrive, ahead of the video; for consumers that sync themselves to it. */
  readonly undelayed$: Observable<ChatFeedItem>;
  readonly room$: Observable<ChatRoomView>;
  /** Gifts and welcomes as they come, filtered and without repeats; never history. For the gift stage. */
  readonly live$: Observable<readonly PositionedMessage[]>;
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

/** Emits when polling recovers from trouble, or the device has a network again. */
const recoveries = (events$: Observable<PollEvent>, ports: ChatPorts): Observable<unknown> =>
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
const reconfigurations = (
  events$: Observable<PollEvent>,
  { scheduler, random }: ChatPorts,
): Observable<unknown> =>
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
  { rowChanges, counts, intake, publisher, changes$, changed }: RoomStore,
  { refresh$, again$, alive$ }: FeedControls,
) {
  const { scheduler } = ports;
  const state$ = watchRoom(ports, roomNo, refresh$).pipe(share({ connector: () => new ReplaySubject(1) }));
  const events$: Observable<PollEvent> = state$.pipe(
    map(isShown),
    startWith(true),
    distinctUntilChanged(),
    switchMap((shown) => (shown ? pollRoom(ports, roomNo, intake.isKnown, counts) : NEVER)),
    share(),
  );
  const followable$ = publisher.items$.pipe(
    filter(touchesOrders),
    map(() => followable(rowChanges.ring, publisher.isHeld)),
  );
  const view$ = roomView(state$, connectionOf(events$, ports.clock), followable$).pipe(
    share({ connector: () => new ReplaySubject<ChatRoomView>(1) }),
  );
  const gaps = createGapFiller({
    ports,
    roomNo,
    rowChanges,
    numbering: intake.numbering,
    counts,
    addAll: intake.addAll,
    changed: () => changed('other'),
  });
  const run$ = merge(
    ports.viewer$.pipe(tap((viewer) => intake.setReader(viewerId(viewer)))),
    ports.shownUntil$.pipe(tap(publisher.setShownUntil)),
    view$,
    flushTimes(changes$, scheduler).pipe(tap(publisher.flush)),
    again$.pipe(mergeMap(gaps.fillAgain)),
    recoveries(events$, ports).pipe(tap((sign) => alive$.next(sign))),
    receivePolled(events$, { intake, gaps, counts, scheduler }),
    reconfigurations(events$, ports).pipe(tap(() => refresh$.next())),
    greetOnce(ports, roomNo, state$),
  ).pipe(ignoreElements(), finalize(publisher.close), share());
  return { run$, view$ };
}

const ROWS_AHEAD = 300;
const ROWS_BACK = 100;

/**
 * Returns the rows around a position in the room: forwards from the ring; backwards from the ring and, where it ends, from
 * the platform's history. At most 300, in order. Empty at either end.
 * @throws AppError when the platform could not be queried.
 */
async function rowsAround(
  ports: ChatPorts,
  roomNo: ChatRoomNo,
  { rowChanges: { ring }, intake }: Pick<RoomStore, 'rowChanges' | 'intake'>,
  where: Where,
): Promise<readonly ChatRow[]> {
  if ('after' in where) return ring.after(where.after, ROWS_AHEAD);
  const retained = ring.before(where.before, ROWS_BACK);
  if (retained.length > 0) return retained;
  const numbering = intake.numbering();
  const beforeSeq = numbering.seqOf(Math.ceil(where.before));
  if (beforeSeq === null || beforeSeq <= 1) return [];
  const viewer = await firstValueFrom(ports.viewer$);
  const { list } = await firstValueFrom(ports.history(roomNo, beforeSeq, ROWS_BACK));
  return rowsOfPage(list.map(numbering.positioned), ports.site, viewerId(viewer));
}

/** Starts a stream with an item for each of its subscribers; none before the first page. */
const begunBy = (greeting: () => ChatFeedItem | null, items$: Observable<ChatFeedItem>) =>
  defer(() => {
    const first = greeting();
    return concat(first === null ? EMPTY : of(first), items$);
  });

/** Creates the chat of one room over these ports. */
export function createChatFeed(ports: ChatPorts, roomNo: ChatRoomNo): ChatFeed {
  const store = createRoomStore(ports.site, ports.clock);
  const { rowChanges, outbox, counts, intake, publisher, changed } = store;
  const refresh$ = new Subject<void>();
  const again$ = new Subject<string>();
  const alive$ = new Subject<unknown>();
  const { run$, view$ } = createRun(ports, roomNo, store, { refresh$, again$, alive$ });
  const sender = createMessageSender({
    ports,
    roomNo,
    rowChanges,
    outbox,
    intake,
    alive$,
    changed,
    refused: () => refresh$.next(),
  });
  const running$ = merge(run$, sender.resending$).pipe(share());
  return {
    send: sender.send,
    retry: sender.retry,
    discard: sender.discard,
    pushOrder: sender.pushOrder,
    revertOrder: sender.revertOrder,
    feed$: merge(begunBy(publisher.greeting, publisher.items$), running$),
    undelayed$: merge(begunBy(publisher.undelayedGreeting, publisher.undelayed$), running$),
    room$: merge(view$, running$),
    live$: merge(publisher.live$, running$),
    counts,
    rows: async (where) => {
      const rows = await rowsAround(ports, roomNo, store, where);
      return rows.filter((row) => !publisher.isHeld(row));
    },
    newest: (test) =>
      rowChanges.ring.lastWhere(CHAT_WINDOW_ROWS, (row) => !publisher.isHeld(row) && test(row)),
    fillGap: (rowKey) => again$.next(rowKey),
  };
}
