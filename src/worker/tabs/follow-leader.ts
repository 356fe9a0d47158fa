import {
  defer,
  distinctUntilChanged,
  filter,
  interval,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  repeat,
  type SchedulerLike,
  startWith,
  switchMap,
  take,
  takeUntil,
  tap,
  timer,
} from 'rxjs';
import { wait } from '#timing/wait.ts';
import type { LeaderState } from './leader-state.ts';
import type { ChatPage, FetchChatPage } from './tab-messages.ts';

/** A leader whose tab runs is not silent for longer: its long poll ends after 20 s, and its doubts before. */
const SILENCE_MS = 23_000;
/** Silence after which a hidden tab sends its own requests, ms: it shows nothing, so this is not urgent. */
const SILENCE_HIDDEN_MS = 35_000;
const BEAT_CHECK_MS = 300;
const POLL_EVERY_MS = 1_000;
/** Time after which a tab that doubts a silent leader no longer uses its last message, ms. */
const RECENT_MS = 5_000;

type Deps = {
  readonly hidden$: Observable<boolean>;
  readonly scheduler: SchedulerLike;
  /** Queries the platform. */
  readonly fetchPage: FetchChatPage;
};

/** One question of a tab that listens, and what it may be answered from. */
type Question = {
  readonly afterSeq: number;
  readonly waitMs: number;
  /** Queries the platform, bypassing the leader. */
  readonly own: (waitMs: number) => Observable<ChatPage>;
  /** Returns the leader’s messages so far, or a platform request where only it can respond; null: nothing newer is known. */
  readonly known: () => Observable<ChatPage> | null;
  /** Emits the known state after each message of the leader; its failures are thrown. */
  readonly knownUpdates$: Observable<Observable<ChatPage> | null>;
};

/** Reports whether the leader's core seems not to run, at once and whenever that changes. */
const beatless = ({ isBeatless }: LeaderState, scheduler: SchedulerLike): Observable<boolean> =>
  interval(BEAT_CHECK_MS, scheduler).pipe(startWith(0), map(isBeatless), distinctUntilChanged());

/** Sends short polls until there is a message: a browser has six connections to a host, and every visible tab may be polling. */
const everySecond = (page$: Observable<ChatPage>, afterSeq: number, scheduler: SchedulerLike) =>
  page$.pipe(
    repeat({ delay: () => timer(POLL_EVERY_MS, scheduler) }),
    filter(({ list, latestSeq }) => list.length > 0 || latestSeq < afterSeq),
  );

function questionOf(
  { fetchPage }: Deps,
  leader: LeaderState,
  ...[afterSeq, waitMs, size]: Parameters<FetchChatPage>
): Question {
  const { memory, updates$ } = leader;
  const own = (ownWaitMs: number) =>
    defer(() => fetchPage(afterSeq, ownWaitMs, size)).pipe(
      tap((page) => {
        if (page.list.length > 0 && leader.silentMs() > RECENT_MS) leader.lags();
        memory.note(afterSeq, page);
      }),
    );
  const known = () => {
    const page = memory.after(afterSeq, size);
    if (page === 'unknown') return own(0);
    return page === 'nothing' ? null : of(page);
  };
  const knownUpdates$ = updates$.pipe(
    map((error) => {
      if (error) throw error;
      return known();
    }),
  );
  return { afterSeq, waitMs, own, known, knownUpdates$ };
}

/** The first word of the leader that answers. */
const answered = ({ knownUpdates$ }: Question): Observable<ChatPage> =>
  knownUpdates$.pipe(
    filter((answer$) => answer$ !== null),
    take(1),
    switchMap((answer$) => answer$),
  );

/** Waits for the leader's message, and polls once a second while its core shows no sign of life. */
function believing(question: Question, leader: LeaderState, { scheduler }: Deps): Observable<ChatPage> {
  const { afterSeq, waitMs, own } = question;
  const late$ = wait(waitMs, scheduler).pipe(
    switchMap(() => (leader.silentMs() > SILENCE_MS ? own(0) : of(leader.memory.empty(afterSeq)))),
  );
  // A leader that was only busy is trusted again, and this tab stops polling.
  const own$ = beatless(leader, scheduler).pipe(
    switchMap((isBeatless) => (isBeatless ? everySecond(own(0), afterSeq, scheduler) : NEVER)),
  );
  return merge(answered(question), late$, own$).pipe(take(1));
}

/** Holds a separate long poll until a message of a leader arrives. */
function doubting(question: Question, leader: LeaderState, deps: Deps): Observable<ChatPage> {
  const { waitMs, own, knownUpdates$ } = question;
  const believed$ = knownUpdates$.pipe(
    take(1),
    switchMap((answer$) => answer$ ?? believing(question, leader, deps)),
  );
  return merge(own(waitMs).pipe(takeUntil(leader.updates$)), believed$).pipe(take(1));
}

/** Answers a question that does not wait. */
function short(question: Question, leader: LeaderState, deps: Deps, hidden: boolean): Observable<ChatPage> {
  const silenceMs = hidden ? SILENCE_HIDDEN_MS : RECENT_MS;
  if (leader.silentMs() > silenceMs || (!hidden && leader.isBeatless())) return question.own(0);
  if (!leader.isTroubled()) return of(leader.memory.empty(question.afterSeq));
  const late$ = timer(RECENT_MS, deps.scheduler).pipe(switchMap(() => question.own(0)));
  return merge(answered(question), late$).pipe(take(1));
}

/**
 * Responds with the leader's messages; what they do not cover is requested from the platform. A leader that is silent for
 * too long may be frozen with its tab, and holds its lock all the same: until a message of it or of a new leader arrives,
 * this tab polls once a second, and after a long silence holds a separate long poll.
 */
export const followLeader =
  (deps: Deps, leader: LeaderState): FetchChatPage =>
  (afterSeq, waitMs, size) =>
    deps.hidden$.pipe(
      take(1),
      switchMap((hidden) => {
        const question = questionOf(deps, leader, afterSeq, waitMs, size);
        const known$ = question.known();
        if (known$) return known$;
        if (waitMs === 0) return short(question, leader, deps, hidden);
        return (leader.silentMs() > SILENCE_MS ? doubting : believing)(question, leader, deps);
      }),
    );
