import { filter, map, merge, NEVER, type Observable, of, switchMap, take } from 'rxjs';
import { backOff } from '#timing/back-off.ts';
import { wait } from '#timing/wait.ts';
import type { ChatPorts } from '../ports.ts';
import { PACE_SECONDS, MESSAGE_POLLING as TIMES, type TimeRange } from '../timing.table.ts';

type Pace = { note(count: number, nowMs: number): void; perSecond(nowMs: number): number };

/**
 * Estimates the message rate of a room: messages per second over about the last `memoryS` seconds, with newer ones weighted
 * more.
 */
function createPace(memoryS: number = PACE_SECONDS.now): Pace {
  let rate = 0;
  let at = 0;
  const decay = (nowMs: number) => rate * Math.exp(-Math.max(0, nowMs - at) / 1000 / memoryS);
  return {
    note(count, nowMs) {
      rate = decay(nowMs) + count / memoryS;
      at = nowMs;
    },
    perSecond: decay,
  };
}

/** Data of every state after the first page. */
type Received = {
  /** Newest seq received. */
  readonly afterSeq: number;
  /** True if the platform holds a long poll; one without long poll support returns an empty page at once. */
  readonly holds: boolean;
  /** Consecutive silences that a short poll has confirmed: each doubles the time until the next one is checked. */
  readonly silences: number;
};

/** State after a successful request, by the reason for the next one. */
type Answered =
  /** No page has been received: the newest page is requested. */
  | { readonly is: 'opening' }
  /** All messages of the platform were received: a long poll waits for later ones. */
  | ({ readonly is: 'current' } & Received)
  /** The last response was a full page: the next page is requested at once. */
  | ({ readonly is: 'behind' } & Received)
  /** One response had a newest seq below `afterSeq`; its server may only lag, so a short poll checks it. */
  | ({ readonly is: 'regressed' } & Received)
  /** A second lower response, or another message under a known seq, proved a restart: the newest page is requested. */
  | ({ readonly is: 'restarted' } & Received);

/** State of a room's poll between two requests. */
export type PollState =
  | Answered
  /** The last request failed: it is repeated, and its success continues `from`. */
  | {
      readonly is: 'failing';
      /** Consecutive failures. */
      readonly failures: number;
      /** `absent`: the platform does not know the room, and may just be starting. */
      readonly reason: 'trouble' | 'absent';
      readonly from: Answered;
    };

/** Result of a request for the messages after a seq. */
export type LaterPage = {
  readonly is: 'later';
  readonly count: number;
  /** Seq of the last message of the page; null for an empty page. */
  readonly lastSeq: number | null;
  readonly latestSeq: number;
  /** Oldest seq that the platform still has. */
  readonly floorSeq: number;
  /** Time for which the platform was allowed to hold the response, ms. */
  readonly waitMs: number;
  /** Time until the response, ms. */
  readonly tookMs: number;
  /** A short poll beside an overdue long poll brought it. */
  readonly hedged: boolean;
};

export type PollInput =
  /** The newest page. `continues`: it contains a known message under its known seq, so the sequence did not restart. */
  | { readonly is: 'newest'; readonly newestSeq: number; readonly continues: boolean }
  | LaterPage
  /** A known seq is now another message. */
  | { readonly is: 'conflict' }
  | { readonly is: 'failed'; readonly reason: 'trouble' | 'absent' };

export const OPENING: PollState = { is: 'opening' };

const answered = (state: PollState): Answered => (state.is === 'failing' ? state.from : state);

/** Returns the newest seq received; null before the first page. */
export function afterSeqOf(state: PollState): number | null {
  const from = answered(state);
  return from.is === 'opening' ? null : from.afterSeq;
}

/** Reports whether the newest page is required before later messages: at the opening, and after a restart. */
export function needsNewestPage(state: PollState): boolean {
  const { is } = answered(state);
  return is === 'opening' || is === 'restarted';
}

function afterNewest(
  from: Answered,
  { newestSeq, continues }: Extract<PollInput, { is: 'newest' }>,
): Answered {
  if (from.is === 'opening') return { is: 'current', afterSeq: newestSeq, holds: true, silences: 0 };
  return { ...from, is: 'current', afterSeq: continues ? from.afterSeq : newestSeq };
}

function afterLater(from: Exclude<Answered, { is: 'opening' }>, page: LaterPage): Answered {
  const { count, lastSeq, latestSeq, floorSeq, waitMs, tookMs, hedged } = page;
  const afterSeq = Math.max(from.afterSeq, lastSeq ?? 0, floorSeq - 1);
  const confirmed = hedged ? from.silences + 1 : from.silences;
  const received: Received = {
    afterSeq,
    holds: count === 0 && waitMs > 0 ? tookMs >= waitMs / 2 : from.holds,
    silences: count > 0 ? 0 : confirmed,
  };
  if (latestSeq < from.afterSeq) {
    return { ...received, is: from.is === 'regressed' ? 'restarted' : 'regressed' };
  }
  return { ...received, is: count > 0 && latestSeq > afterSeq ? 'behind' : 'current' };
}

/** Returns the state after an input. A state ignores what cannot reach it: `opening` has no seq to continue from. */
export function nextPollState(state: PollState, input: PollInput): PollState {
  const from = answered(state);
  switch (input.is) {
    case 'failed':
      return {
        is: 'failing',
        failures: state.is === 'failing' ? state.failures + 1 : 1,
        reason: input.reason,
        from,
      };
    case 'newest':
      return afterNewest(from, input);
    case 'conflict':
      return from.is === 'opening' ? from : { ...from, is: 'restarted' };
    case 'later':
      return from.is === 'opening' ? from : afterLater(from, input);
    default:
      return input satisfies never;
  }
}

/** Progress of a poll: its state, and measurements that no state changes. */
export type PollProgress = {
  state: PollState;
  /** Time at which the pending request was sent, monotonic ms. */
  sentAt: number;
  /** Current message rate of the room. */
  readonly pace: Pace;
  /** Usual message rate of the room. */
  readonly habit: Pace;
};

/** Creates the progress before the first request. */
export const createPollProgress = (): PollProgress => ({
  state: OPENING,
  sentAt: 0,
  pace: createPace(),
  habit: createPace(PACE_SECONDS.habit),
});

/** Message rate above which a room is busy: polls are spaced out instead of returning for each message. */
export const BUSY_PER_SECOND = 4;
/**
 * Number of messages after which a very busy room is polled early, so that no response exceeds its page or the platform's
 * retention.
 */
const BUSY_MESSAGES = 1_500;
/** Number of messages at which a plain poll is due. */
const PLAIN_MESSAGES = 2;
/** Number of expected messages in a silence after which it is checked: by chance it is real in one of 150. */
const DOUBT_MESSAGES = 5;

type Chance = Pick<ChatPorts, 'random'>;
const between = ({ min, max }: TimeRange, { random }: Chance) => min + random() * (max - min);
/** Returns a time, ms, up to a fifth shorter or longer, so that viewers who start together drift apart. */
export const jitter = (ms: number, chance: Chance) => between({ min: ms * 0.8, max: ms * 1.2 }, chance);

/** Returns the time to the next request after a failed one, ms, of a visible page. */
export const retryMs = (chance: Chance): number => between(TIMES.retry, chance);

/** Returns the time to the next short poll beside an overdue request, ms. */
export const probeMs = (chance: Chance): number => between(TIMES.probe, chance);

/**
 * Returns the time to the next request, ms, to a platform without long poll: 0.5 to 5 s, so that about two messages are
 * expected at the rate of the room.
 */
export function plainMs({ pace }: PollProgress, ports: ChatPorts): number {
  const perSecond = pace.perSecond(ports.clock.mono());
  const ms = (PLAIN_MESSAGES / Math.max(perSecond, 0.01)) * 1_000;
  return jitter(Math.min(TIMES.plain.max, Math.max(TIMES.plain.min, ms)), ports);
}

const failuresOf = ({ state }: PollProgress): number => (state.is === 'failing' ? state.failures : 0);

const hiddenMs = (progress: PollProgress, ports: ChatPorts): number =>
  jitter(backOff(TIMES.hidden, failuresOf(progress) + 1), ports);

/** Returns the rest of the spacing between two long polls, ms: 0 unless the room is busy. */
function spacingMs({ pace, sentAt }: PollProgress, { clock }: ChatPorts): number {
  const nowMs = clock.mono();
  const perSecond = pace.perSecond(nowMs);
  if (perSecond <= BUSY_PER_SECOND) return 0;
  const leastMs = Math.min(TIMES.busySpacing, (BUSY_MESSAGES / perSecond) * 1_000);
  return Math.max(0, leastMs - (nowMs - sentAt));
}

/** Returns the time to the next request of a visible page, ms. */
function pauseMs(progress: PollProgress, ports: ChatPorts): number {
  const { state } = progress;
  switch (state.is) {
    case 'opening':
    case 'behind':
    case 'restarted':
      return 0;
    case 'regressed':
      return jitter(TIMES.lower, ports);
    case 'failing':
      return state.reason === 'absent' ? jitter(TIMES.absent, ports) : retryMs(ports);
    case 'current':
      return state.holds ? spacingMs(progress, ports) : plainMs(progress, ports);
    default:
      return state satisfies never;
  }
}

/** Emits signs of life after a random delay, so that viewers with the same sign do not poll at the same time. */
export const lifeSigns = ({ life$, scheduler, random }: ChatPorts): Observable<unknown> =>
  life$.pipe(switchMap(() => wait(random() * TIMES.signSpread, scheduler)));

/**
 * Waits until the next request is due. A hidden page waits longer; one that becomes visible again or detects a sign of life
 * does not wait.
 */
export const pause = (progress: PollProgress, ports: ChatPorts): Observable<unknown> =>
  merge(
    progress.state.is === 'failing' ? lifeSigns(ports) : NEVER,
    ports.hidden$.pipe(
      switchMap((hidden, change) => {
        const ms = hidden ? hiddenMs(progress, ports) : change === 0 ? pauseMs(progress, ports) : 0;
        return wait(ms, ports.scheduler);
      }),
    ),
  ).pipe(take(1));

/** Returns the time after which an open request is overdue, ms. */
function patienceMs({ state, habit }: PollProgress, ports: ChatPorts, waitMs: number): number {
  if (state.is === 'failing') return TIMES.troubled;
  if (waitMs === 0 || state.is === 'opening' || !state.holds) return TIMES.prompt;
  const perSecond = Math.max(habit.perSecond(ports.clock.mono()), 0.001);
  const usualMs = Math.max(between(TIMES.doubt, ports), (DOUBT_MESSAGES / perSecond) * 1_000);
  return Math.min(usualMs * 2 ** state.silences, jitter(TIMES.overdue, ports) + waitMs);
}

/**
 * Emits whether the open request is overdue. Never while the page is hidden; at once when it becomes visible again, since
 * the connection may have died while the device slept.
 */
export const overdue = (progress: PollProgress, ports: ChatPorts, waitMs: number): Observable<boolean> =>
  ports.hidden$.pipe(
    switchMap((hidden, change) => {
      if (hidden) return of(false);
      const signs$ = ports.life$.pipe(
        filter((sign) => sign === 'online' || ports.clock.mono() - progress.sentAt > TIMES.signAfter),
        switchMap(() => wait(ports.random() * TIMES.signSpread, ports.scheduler)),
      );
      const ms = change === 0 ? patienceMs(progress, ports, waitMs) : 0;
      return merge(wait(ms, ports.scheduler), signs$).pipe(map(() => true));
    }),
  );
