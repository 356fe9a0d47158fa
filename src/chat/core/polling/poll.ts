import {
  catchError,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  repeat,
  type SchedulerLike,
  switchMap,
  take,
  takeWhile,
  timer,
} from 'rxjs';
import type { OutputOf } from '#contract/book/table.ts';
import { CHAT_PAGE_MAX, HISTORY_SIZE } from '#contract/community/chat/constants.ts';
import { type ChatCounts, createChatCounts } from '#contract/community/chat/counts.ts';
import type { ChatMessage } from '#contract/community/chat-message/schema.ts';
import { type AppError, appError, toAppError } from '#contract/errors.ts';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import { wait } from '#timing/wait.ts';
import { type ChatPorts, type NewerPage, viewerId } from '../ports.ts';
import { MESSAGE_POLLING } from '../timing.table.ts';
import {
  afterSeqOf,
  BUSY_PER_SECOND,
  createPollProgress,
  needsNewestPage,
  nextPollState,
  overdue,
  type PollInput,
  type PollProgress,
  type PollState,
  pause,
  plainMs,
  probeMs,
} from './poll-state.ts';

/** Step of a hedged request. */
type HedgedAnswer<Answer> =
  | { readonly is: 'answer'; readonly answer: Answer }
  /** A short request failed or was not answered in time; others follow. */
  | { readonly is: 'trouble'; readonly error: AppError };

/** Number of unanswered short requests that counts as a failure. */
const LATE_BEATS = 2;

type HedgedRequest<Answer> = {
  /** Regular request. Its error ends everything. */
  readonly regular$: Observable<Answer>;
  /** Returns the short form of the request, sent while the regular one is overdue. */
  readonly short: () => Observable<Answer>;
  /** True: send a short request now, and repeat it; false: wait for the regular one only. */
  readonly overdue$: Observable<boolean>;
  /** Returns the interval to the next short request, ms; the previous one is cancelled then. */
  readonly everyMs: () => number;
  readonly scheduler: SchedulerLike;
};

/** Sends one request, hedged by repeated short ones while its response is overdue; the first response is used. */
export function hedgeRequest<Answer>(request: HedgedRequest<Answer>): Observable<HedgedAnswer<Answer>> {
  const { regular$, short, overdue$, everyMs, scheduler } = request;
  const answered = (answer: Answer): HedgedAnswer<Answer> => ({ is: 'answer', answer });
  const troubled = (error: AppError): HedgedAnswer<Answer> => ({ is: 'trouble', error });
  const beats$ = timer(0, scheduler).pipe(repeat({ delay: () => wait(everyMs(), scheduler) }));
  const short$ = defer(short).pipe(
    map(answered),
    catchError((thrown: unknown) => of(troubled(toAppError(thrown)))),
  );
  const late$ = defer(() => of(troubled(appError('TIMEOUT'))));
  const shorts$ = overdue$.pipe(
    switchMap((isOverdue) => (isOverdue ? beats$ : NEVER)),
    // One at a time: a browser has few connections, and hanging requests occupy them.
    switchMap((_, beat) => (beat < LATE_BEATS ? short$ : merge(late$, short$))),
  );
  return merge(concat(regular$.pipe(map(answered)), NEVER), shorts$).pipe(
    takeWhile(({ is }) => is !== 'answer', true),
  );
}

export type PollEvent =
  /** The newest page, once. */
  | { readonly is: 'history'; readonly messages: readonly ChatMessage[] }
  /** Newest page of a room whose numbering restarted: a known seq is now another message. */
  | { readonly is: 'renumbered'; readonly messages: readonly ChatMessage[] }
  | {
      readonly is: 'arrival';
      readonly messages: readonly ChatMessage[];
      /** The response continues after this seq; messages missing behind it are a gap. */
      readonly afterSeq: number;
      readonly floorSeq: number;
      /** Time over which a burst may be spread, ms; 0 where it should show at once. */
      readonly spreadMs: number;
    }
  | { readonly is: 'trouble'; readonly error: AppError };

/** Page size of a short poll, which only checks for new messages; the rest follows at full speed. */
const PROBE_SIZE = 200;

/** Poll of one room. */
type RoomPoll = {
  readonly progress: PollProgress;
  readonly ports: ChatPorts;
  readonly roomNo: ChatRoomNo;
  /** Returns whether this very message was received before. */
  readonly isKnown: (message: ChatMessage) => boolean;
  readonly counts: ChatCounts;
};

/** Response with the messages after a seq, and the time for which the platform was allowed to hold it, ms. */
type Later = { readonly page: NewerPage; readonly waitMs: number; readonly hedged: boolean };

/** Returns an arrival without messages and without gaps. */
const emptyArrival = (afterSeq: number): PollEvent => ({
  is: 'arrival',
  messages: [],
  afterSeq,
  floorSeq: 0,
  spreadMs: 0,
});

function move(progress: PollProgress, input: PollInput): PollState {
  progress.state = nextPollState(progress.state, input);
  return progress.state;
}

function handleLater(poll: RoomPoll, { page, waitMs, hedged }: Later): PollEvent {
  const { progress, ports, isKnown, counts } = poll;
  const { list, latestSeq, floorSeq, anchor } = page;
  const afterSeq = afterSeqOf(progress.state) ?? 0;
  if (anchor?.seq === afterSeq && !isKnown(anchor)) {
    move(progress, { is: 'conflict' });
    return emptyArrival(afterSeq);
  }
  const nowMs = ports.clock.mono();
  const [count, lastSeq] = [list.length, list.at(-1)?.seq ?? null];
  const tookMs = nowMs - progress.sentAt;
  const state = move(progress, { is: 'later', count, lastSeq, latestSeq, floorSeq, waitMs, tookMs, hedged });
  counts.received += count;
  counts.latestSeq = Math.max(counts.latestSeq, latestSeq);
  const isPlain = 'holds' in state && !state.holds;
  if (waitMs > 0) counts.polling = isPlain ? 'plain' : 'long';
  progress.pace.note(count, nowMs);
  progress.habit.note(count, nowMs);
  const isSpread = isPlain && state.is === 'current' && waitMs > 0;
  const isQuiet = progress.pace.perSecond(nowMs) < BUSY_PER_SECOND;
  const spreadMs = isSpread && isQuiet ? plainMs(progress, ports) : 0;
  return { is: 'arrival', messages: list, afterSeq, floorSeq, spreadMs };
}

/** Updates the usual message rate of the room from its newest page. */
function noteHabit({ habit }: PollProgress, { clock }: ChatPorts, messages: readonly ChatMessage[]): void {
  const newestAt = messages.at(-1)?.at ?? 0;
  const now = Math.max(clock.now(), newestAt);
  for (const { at } of messages) habit.note(1, clock.mono() - (now - at));
}

function handleNewest(poll: RoomPoll, { list: messages, latestSeq }: OutputOf<'chat.history'>): PollEvent {
  const { progress, ports, isKnown, counts } = poll;
  const afterSeq = afterSeqOf(progress.state);
  const before = messages.findLast(({ seq }) => seq <= (afterSeq ?? 0));
  const continues = afterSeq !== null && before !== undefined && isKnown(before);
  move(progress, { is: 'newest', newestSeq: messages.at(-1)?.seq ?? latestSeq, continues });
  if (continues) return emptyArrival(afterSeq);
  counts.latestSeq = latestSeq;
  noteHabit(progress, ports, messages);
  return { is: afterSeq === null ? 'history' : 'renumbered', messages };
}

/** Requests the newest page, hedged by the same request while it is overdue. */
function requestNewest(poll: RoomPoll): Observable<HedgedAnswer<PollEvent>> {
  const { progress, ports, roomNo } = poll;
  const request$ = defer(() => ports.history(roomNo, null, HISTORY_SIZE));
  return hedgeRequest({
    regular$: request$,
    short: () => request$,
    overdue$: overdue(progress, ports, 0),
    everyMs: () => probeMs(ports),
    scheduler: ports.scheduler,
  }).pipe(
    map((result) =>
      result.is === 'answer' ? { ...result, answer: handleNewest(poll, result.answer) } : result,
    ),
  );
}

/** Requests the messages after a seq: by a long poll when the reader is current and sees the page, at once otherwise. */
function requestLater(poll: RoomPoll, afterSeq: number): Observable<HedgedAnswer<PollEvent>> {
  const { progress, ports, roomNo } = poll;
  const later = (size: number, waitMs: number, hedged: boolean): Observable<Later> =>
    ports.offline(roomNo, afterSeq, waitMs, size).pipe(map((page) => ({ page, waitMs, hedged })));
  return ports.hidden$.pipe(
    take(1),
    switchMap((hidden) => {
      const waitMs = progress.state.is === 'current' && !hidden ? MESSAGE_POLLING.longPoll : 0;
      return hedgeRequest({
        regular$: later(CHAT_PAGE_MAX, waitMs, false),
        short: () => later(PROBE_SIZE, 0, waitMs > 0),
        overdue$: overdue(progress, ports, waitMs),
        everyMs: () => probeMs(ports),
        scheduler: ports.scheduler,
      });
    }),
    map((result) =>
      result.is === 'answer' ? { ...result, answer: handleLater(poll, result.answer) } : result,
    ),
  );
}

const request = (poll: RoomPoll): Observable<PollEvent> =>
  defer(() => {
    const { progress, ports } = poll;
    progress.sentAt = ports.clock.mono();
    const { state } = progress;
    return needsNewestPage(state) ? requestNewest(poll) : requestLater(poll, afterSeqOf(state) ?? 0);
  }).pipe(
    map((result): PollEvent => (result.is === 'answer' ? result.answer : result)),
    catchError((thrown: unknown) => {
      const error = toAppError(thrown);
      move(poll.progress, { is: 'failed', reason: error.code === 'NOT_FOUND' ? 'absent' : 'trouble' });
      return error.code === 'CANCELLED' ? EMPTY : of<PollEvent>({ is: 'trouble', error });
    }),
  );

/**
 * Emits the messages of a room while subscribed: the newest page, then all later ones [6.01]. A change between guest and
 * member repeats the request from the same seq, so that no message is missed or duplicated. A room whose numbering restarts
 * continues with its newest page.
 */
export const pollRoom = (
  ports: ChatPorts,
  roomNo: ChatRoomNo,
  isKnown: (message: ChatMessage) => boolean,
  counts: ChatCounts = createChatCounts(),
): Observable<PollEvent> =>
  defer(() => {
    const progress = createPollProgress();
    const poll: RoomPoll = { progress, ports, roomNo, isKnown, counts };
    return ports.viewer$.pipe(
      map(viewerId),
      distinctUntilChanged(),
      switchMap(() => request(poll).pipe(repeat({ delay: () => pause(progress, ports) }))),
    );
  });
