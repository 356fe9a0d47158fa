import {
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  map,
  type Observable,
  of,
  repeat,
  switchMap,
  take,
} from 'rxjs';
import type { OutputOf } from '#contract/book/table.ts';
import { HISTORY_SIZE } from '#contract/community/chat/constants.ts';
import type { ChatCounts } from '#contract/community/chat/counts.ts';
import type { ChatMessage } from '#contract/community/chat-message/schema.ts';
import { type AppError, toAppError } from '#contract/errors.ts';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import { createChatCounts } from '../counts.ts';
import { type ChatPorts, type NewerPage, viewerId } from '../ports.ts';
import { MESSAGE_POLLING } from '../timing.table.ts';
import { type HedgedAnswer, hedgeRequest } from './hedge-request.ts';
import { createPollState, type PollState } from './poll-state.ts';
import { BUSY_PER_SECOND, doubted, LOWER_TWICE, pause, plainMs, probeMs } from './poll-times.ts';
import { PAGE_SIZE } from './question-sizes.ts';

export type PollEvent =
  /** The newest page, once. */
  | { readonly is: 'history'; readonly messages: readonly ChatMessage[] }
  /** Newest page of a room whose numbering restarted: a known seq is now another message. */
  | { readonly is: 'renumbered'; readonly messages: readonly ChatMessage[] }
  | {
      readonly is: 'arrival';
      readonly messages: readonly ChatMessage[];
      /** The answer continues after this seq; what is missing behind it is a gap. */
      readonly afterSeq: number;
      readonly floorSeq: number;
      /** Time over which a burst may be spread, ms; 0 where it should show at once. */
      readonly spreadMs: number;
    }
  | { readonly is: 'trouble'; readonly error: AppError };

/** Page size of a short poll, which only checks for new messages; the rest follows at full speed. */
const PROBE_SIZE = 200;
/** Room of a poll: its state and its ports. */
type Polled = {
  readonly state: PollState;
  readonly ports: ChatPorts;
  readonly roomNo: ChatRoomNo;
  /** Was this very message received before? */
  readonly isKnown: (message: ChatMessage) => boolean;
};

function noteIn({ counts, waits }: PollState, page: NewerPage, waitMs: number): void {
  counts.received += page.list.length;
  counts.latestSeq = Math.max(counts.latestSeq, page.latestSeq);
  if (waitMs > 0) counts.polling = waits ? 'long' : 'plain';
}

function notePace(state: PollState, count: number, nowMs: number): void {
  state.pace.note(count, nowMs);
  state.habit.note(count, nowMs);
  if (count > 0) state.quietPolls = 0;
}

/** Returns an arrival without messages and without gaps. */
const nothing = (afterSeq: number): PollEvent => ({
  is: 'arrival',
  messages: [],
  afterSeq,
  floorSeq: 0,
  spreadMs: 0,
});

function takePage({ state, ports, isKnown }: Polled, page: NewerPage, waitMs: number): PollEvent {
  const nowMs = ports.clock.mono();
  const afterSeq = state.afterSeq ?? 0;
  const count = page.list.length;
  if (page.anchor?.seq === afterSeq && !isKnown(page.anchor)) {
    state.failures = 0;
    state.lower = LOWER_TWICE;
    return nothing(afterSeq);
  }
  if (count === 0 && waitMs > 0) state.waits = nowMs - state.askedAt >= waitMs / 2;
  noteIn(state, page, waitMs);
  notePace(state, count, nowMs);
  state.failures = 0;
  state.lower = page.latestSeq < afterSeq ? state.lower + 1 : 0;
  state.afterSeq = Math.max(afterSeq, page.list.at(-1)?.seq ?? afterSeq, page.floorSeq - 1);
  state.behind = count > 0 && page.latestSeq > state.afterSeq;
  const spread = !state.waits && !state.behind && waitMs > 0;
  const spreadMs = spread && state.pace.perSecond(nowMs) < BUSY_PER_SECOND ? plainMs(state, ports) : 0;
  return { is: 'arrival', messages: page.list, afterSeq, floorSeq: page.floorSeq, spreadMs };
}

/** Updates the usual message rate of the room from its newest page. */
function habitOf({ habit }: PollState, { clock }: ChatPorts, messages: readonly ChatMessage[]): void {
  const newestAt = messages.at(-1)?.at ?? 0;
  const now = Math.max(clock.now(), newestAt);
  for (const { at } of messages) habit.note(1, clock.mono() - (now - at));
}

function takeHistory({ state, ports, isKnown }: Polled, page: OutputOf<'chat.history'>): PollEvent {
  const { list: messages, latestSeq } = page;
  const isFirst = state.afterSeq === null;
  const newest = messages.at(-1);
  const before = messages.findLast(({ seq }) => seq <= (state.afterSeq ?? 0));
  state.failures = 0;
  state.lower = 0;
  // The same message under the same number: that server only lagged, and later messages follow from here.
  if (!isFirst && before && isKnown(before)) return nothing(state.afterSeq ?? 0);
  state.afterSeq = newest?.seq ?? latestSeq;
  state.counts.latestSeq = latestSeq;
  habitOf(state, ports, messages);
  return { is: isFirst ? 'history' : 'renumbered', messages };
}

function askHistory(polled: Polled): Observable<HedgedAnswer<PollEvent>> {
  const { state, ports, roomNo } = polled;
  const question$ = defer(() => ports.history(roomNo, null, HISTORY_SIZE));
  return hedgeRequest({
    patient$: question$,
    hasty: () => question$,
    doubted$: doubted(state, ports, 0),
    everyMs: () => probeMs(ports),
    scheduler: ports.scheduler,
  }).pipe(
    map((result) =>
      result.is === 'answer' ? { ...result, answer: takeHistory(polled, result.answer) } : result,
    ),
  );
}

function askNewer(polled: Polled, afterSeq: number): Observable<HedgedAnswer<PollEvent>> {
  const { state, ports, roomNo } = polled;
  return ports.hidden$.pipe(
    take(1),
    switchMap((hidden) => {
      const waitMs =
        hidden || state.behind || state.failures > 0 || state.lower > 0 ? 0 : MESSAGE_POLLING.longPoll;
      const ask = (size: number, ms: number) =>
        ports.offline(roomNo, afterSeq, ms, size).pipe(map((page) => ({ page, waitMs: ms })));
      const found = ({ page, waitMs: ms }: { page: NewerPage; waitMs: number }) => {
        // A doubt that found nothing: the room is quiet, and the next silence is believed for longer.
        if (ms < waitMs && page.list.length === 0) state.quietPolls += 1;
        return takePage(polled, page, ms);
      };
      return hedgeRequest({
        patient$: ask(PAGE_SIZE, waitMs),
        hasty: () => ask(PROBE_SIZE, 0),
        doubted$: doubted(state, ports, waitMs),
        everyMs: () => probeMs(ports),
        scheduler: ports.scheduler,
      }).pipe(
        map((result) => (result.is === 'answer' ? { ...result, answer: found(result.answer) } : result)),
      );
    }),
  );
}

const ask = (polled: Polled): Observable<PollEvent> =>
  defer(() => {
    const { state, ports } = polled;
    state.askedAt = ports.clock.mono();
    state.absent = false;
    const { afterSeq } = state;
    return afterSeq === null || state.lower >= LOWER_TWICE ? askHistory(polled) : askNewer(polled, afterSeq);
  }).pipe(
    map((result): PollEvent => (result.is === 'answer' ? result.answer : result)),
    catchError((thrown: unknown) => {
      const error = toAppError(thrown);
      polled.state.failures += 1;
      polled.state.absent = error.code === 'NOT_FOUND';
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
    const state = createPollState(counts);
    const polled: Polled = { state, ports, roomNo, isKnown };
    return ports.viewer$.pipe(
      map(viewerId),
      distinctUntilChanged(),
      switchMap(() => ask(polled).pipe(repeat({ delay: () => pause(state, ports) }))),
    );
  });
