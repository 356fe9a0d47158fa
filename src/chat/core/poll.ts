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
  takeWhile,
  timer,
} from 'rxjs';
import type { OutputOf } from '#contract/calls/table.ts';
import { type AppError, toAppError } from '#contract/errors.ts';
import type { ChatCounts } from '#contract/models/chat-counts.ts';
import type { ChatMessage } from '#contract/models/chat-message.ts';
import type { ChatRoomNo } from '#contract/models/ids.ts';
import { createChatCounts } from './counts.ts';
import { createPace, type Pace } from './pace.ts';
import { type ChatPorts, viewerId } from './ports.ts';

export type PollEvent =
  /** The newest page, once. */
  | { readonly is: 'history'; readonly messages: readonly ChatMessage[] }
  | {
      readonly is: 'arrival';
      readonly messages: readonly ChatMessage[];
      /** The answer continues after this seq; what is missing behind it is a gap. */
      readonly afterSeq: number;
      readonly floorSeq: number;
      /** Time over which a burst may be spread, ms; 0 where it should show at once. */
      readonly spreadMs: number;
    }
  | { readonly is: 'trouble'; readonly error: AppError }
  /** There is no such room. The last event. */
  | { readonly is: 'unknown' };

const HISTORY_SIZE = 100;
const PAGE_SIZE = 5_000;
const WAIT_MS = 20_000;
/** Above this a room is busy: polls keep a distance instead of answering every message. */
const BUSY_PER_SECOND = 4;
const BUSY_SPACING_MS = 250;
/** A very busy room is asked sooner, so that no answer outgrows its page or what the platform still keeps. */
const BUSY_MESSAGES = 1_500;
const PLAIN_MIN_MS = 500;
const PLAIN_MAX_MS = 5_000;
/** A plain poll comes when about so many messages are there. */
const PLAIN_MESSAGES = 2;
const HIDDEN_MS = 8_000;
const BACKOFF_FIRST_MS = 1_000;
const BACKOFF_MAX_MS = 30_000;

type PollState = {
  afterSeq: number | null;
  failures: number;
  /** A platform that does not know the long poll answers an empty page at once. */
  waits: boolean;
  behind: boolean;
  askedAt: number;
  readonly pace: Pace;
  readonly counts: ChatCounts;
};

const jitter = (ms: number, { random }: Pick<ChatPorts, 'random'>) => ms * (0.8 + random() * 0.4);

function plainMs(state: PollState, ports: ChatPorts): number {
  const perSecond = state.pace.perSecond(ports.clock.mono());
  const ms = (PLAIN_MESSAGES / Math.max(perSecond, 0.01)) * 1_000;
  return jitter(Math.min(PLAIN_MAX_MS, Math.max(PLAIN_MIN_MS, ms)), ports);
}

/** Time to the next question, ms, while the page is seen. */
function pauseMs(state: PollState, ports: ChatPorts): number {
  if (state.failures > 0) {
    const cap = Math.min(BACKOFF_MAX_MS, BACKOFF_FIRST_MS * 2 ** (state.failures - 1));
    return cap / 2 + (cap / 2) * ports.random();
  }
  if (state.behind || state.afterSeq === null) return 0;
  if (!state.waits) return plainMs(state, ports);
  const nowMs = ports.clock.mono();
  const perSecond = state.pace.perSecond(nowMs);
  if (perSecond <= BUSY_PER_SECOND) return 0;
  const spacingMs = Math.min(BUSY_SPACING_MS, (BUSY_MESSAGES / perSecond) * 1_000);
  return Math.max(0, spacingMs - (nowMs - state.askedAt));
}

/** Waits; a hidden page waits longer, one that comes back not at all. */
const pause = (state: PollState, ports: ChatPorts): Observable<unknown> =>
  ports.hidden$.pipe(
    switchMap((hidden, change) => {
      const ms = hidden ? jitter(HIDDEN_MS, ports) : change === 0 ? pauseMs(state, ports) : 0;
      return timer(ms, ports.scheduler);
    }),
    take(1),
  );

function noteIn({ counts, waits }: PollState, page: OutputOf<'chat.offline'>, waitMs: number): void {
  counts.received += page.list.length;
  counts.latestSeq = Math.max(counts.latestSeq, page.latestSeq);
  if (waitMs > 0) counts.polling = waits ? 'long' : 'plain';
}

function takePage(
  state: PollState,
  ports: ChatPorts,
  page: OutputOf<'chat.offline'>,
  waitMs: number,
): PollEvent {
  const tookMs = ports.clock.mono() - state.askedAt;
  const afterSeq = state.afterSeq ?? 0;
  const count = page.list.length;
  if (count === 0 && waitMs > 0) state.waits = tookMs >= waitMs / 2;
  noteIn(state, page, waitMs);
  state.failures = 0;
  state.pace.note(count, ports.clock.mono());
  state.afterSeq = Math.max(afterSeq, page.list.at(-1)?.seq ?? afterSeq, page.floorSeq - 1);
  state.behind = count > 0 && page.latestSeq > state.afterSeq;
  const spread = !state.waits && !state.behind && waitMs > 0;
  const perSecond = state.pace.perSecond(ports.clock.mono());
  const spreadMs = spread && perSecond < BUSY_PER_SECOND ? plainMs(state, ports) : 0;
  return { is: 'arrival', messages: page.list, afterSeq, floorSeq: page.floorSeq, spreadMs };
}

const askHistory = (state: PollState, ports: ChatPorts, roomNo: ChatRoomNo): Observable<PollEvent> =>
  ports.history(roomNo, null, HISTORY_SIZE).pipe(
    map(({ list, latestSeq }) => {
      state.failures = 0;
      state.afterSeq = list.at(-1)?.seq ?? latestSeq;
      state.counts.latestSeq = latestSeq;
      return { is: 'history', messages: list } as const;
    }),
  );

const askNewer = (
  state: PollState,
  ports: ChatPorts,
  roomNo: ChatRoomNo,
  afterSeq: number,
): Observable<PollEvent> =>
  ports.hidden$.pipe(
    take(1),
    switchMap((hidden) => {
      const waitMs = hidden || state.behind ? 0 : WAIT_MS;
      return ports
        .offline(roomNo, afterSeq, waitMs, PAGE_SIZE)
        .pipe(map((page) => takePage(state, ports, page, waitMs)));
    }),
  );

const ask = (state: PollState, ports: ChatPorts, roomNo: ChatRoomNo): Observable<PollEvent> =>
  defer(() => {
    state.askedAt = ports.clock.mono();
    return state.afterSeq === null
      ? askHistory(state, ports, roomNo)
      : askNewer(state, ports, roomNo, state.afterSeq);
  }).pipe(
    catchError((thrown: unknown) => {
      const error = toAppError(thrown);
      state.failures += 1;
      if (error.code === 'CANCELLED') return EMPTY;
      return of<PollEvent>(error.code === 'NOT_FOUND' ? { is: 'unknown' } : { is: 'trouble', error });
    }),
  );

/**
 * The messages of a room for as long as it is subscribed: the newest page, then whatever comes after it [6.01].
 * A change between guest and member asks anew from the same seq, so that nothing is missed or told twice.
 */
export const pollRoom = (
  ports: ChatPorts,
  roomNo: ChatRoomNo,
  counts: ChatCounts = createChatCounts(),
): Observable<PollEvent> =>
  defer(() => {
    const state: PollState = {
      afterSeq: null,
      failures: 0,
      waits: true,
      behind: false,
      askedAt: 0,
      pace: createPace(),
      counts,
    };
    return ports.viewer$.pipe(
      map(viewerId),
      distinctUntilChanged(),
      switchMap(() => ask(state, ports, roomNo).pipe(repeat({ delay: () => pause(state, ports) }))),
      takeWhile(({ is }) => is !== 'unknown', true),
    );
  });
