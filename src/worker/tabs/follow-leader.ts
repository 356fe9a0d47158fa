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
import type { LeaderWord } from './leader-word.ts';
import type { AskPage, ChatPage } from './tab-messages.ts';

/** A leader whose tab runs is not silent for longer: its long poll ends after 20 s, and its doubts before. */
const SILENCE_MS = 23_000;
/** A hidden tab shows nothing, so it is in no hurry to ask for itself. */
const SILENCE_HIDDEN_MS = 35_000;
const BEAT_LOOK_MS = 300;
const ASK_EVERY_MS = 1_000;
/** A tab that doubts the silence does not take the word of a leader that has been silent for so long itself. */
const RECENT_MS = 5_000;

type Deps = {
  readonly hidden$: Observable<boolean>;
  readonly scheduler: SchedulerLike;
  /** Asks the platform. */
  readonly ask: AskPage;
};

/** One question of a tab that listens, and what it may be answered from. */
type Question = {
  readonly afterSeq: number;
  readonly waitMs: number;
  /** Asks the platform, past the leader. */
  readonly own: (waitMs: number) => Observable<ChatPage>;
  /** What the leader has said already, or the platform where only it can say; null: nothing newer is known. */
  readonly known: () => Observable<ChatPage> | null;
  /** What is known after each word of the leader; its trouble is thrown. */
  readonly heard$: Observable<Observable<ChatPage> | null>;
};

/** Whether the leader's core seems not to run, at once and whenever that changes. */
const beatless = ({ isBeatless }: LeaderWord, scheduler: SchedulerLike): Observable<boolean> =>
  interval(BEAT_LOOK_MS, scheduler).pipe(startWith(0), map(isBeatless), distinctUntilChanged());

/** Short questions until there is something: a browser has six connections to a host, and every seen tab may be asking. */
const everySecond = (page$: Observable<ChatPage>, afterSeq: number, scheduler: SchedulerLike) =>
  page$.pipe(
    repeat({ delay: () => timer(ASK_EVERY_MS, scheduler) }),
    filter(({ list, latestSeq }) => list.length > 0 || latestSeq < afterSeq),
  );

function questionOf(
  { ask }: Deps,
  word: LeaderWord,
  ...[afterSeq, waitMs, size]: Parameters<AskPage>
): Question {
  const { memory, updates$ } = word;
  const own = (ownWaitMs: number) =>
    defer(() => ask(afterSeq, ownWaitMs, size)).pipe(
      tap((page) => {
        if (page.list.length > 0 && word.silentMs() > RECENT_MS) word.lags();
        memory.note(afterSeq, page);
      }),
    );
  const known = () => {
    const page = memory.after(afterSeq, size);
    if (page === 'unknown') return own(0);
    return page === 'nothing' ? null : of(page);
  };
  const heard$ = updates$.pipe(
    map((trouble) => {
      if (trouble) throw trouble;
      return known();
    }),
  );
  return { afterSeq, waitMs, own, known, heard$ };
}

/** The first word of the leader that answers. */
const answered = ({ heard$ }: Question): Observable<ChatPage> =>
  heard$.pipe(
    filter((answer$) => answer$ !== null),
    take(1),
    switchMap((answer$) => answer$),
  );

/** Waits for the leader's word, and asks once a second while its core gives no sign of life. */
function believing(question: Question, word: LeaderWord, { scheduler }: Deps): Observable<ChatPage> {
  const { afterSeq, waitMs, own } = question;
  const late$ = wait(waitMs, scheduler).pipe(
    switchMap(() => (word.silentMs() > SILENCE_MS ? own(0) : of(word.memory.empty(afterSeq)))),
  );
  // A leader that was only busy is believed again, and this tab stops asking.
  const own$ = beatless(word, scheduler).pipe(
    switchMap((isBeatless) => (isBeatless ? everySecond(own(0), afterSeq, scheduler) : NEVER)),
  );
  return merge(answered(question), late$, own$).pipe(take(1));
}

/** Holds a long poll of its own until a leader is heard. */
function doubting(question: Question, word: LeaderWord, deps: Deps): Observable<ChatPage> {
  const { waitMs, own, heard$ } = question;
  const believed$ = heard$.pipe(
    take(1),
    switchMap((answer$) => answer$ ?? believing(question, word, deps)),
  );
  return merge(own(waitMs).pipe(takeUntil(word.updates$)), believed$).pipe(take(1));
}

/** Answers a question that does not wait. */
function short(question: Question, word: LeaderWord, deps: Deps, hidden: boolean): Observable<ChatPage> {
  const silenceMs = hidden ? SILENCE_HIDDEN_MS : RECENT_MS;
  if (word.silentMs() > silenceMs || (!hidden && word.isBeatless())) return question.own(0);
  if (!word.isTroubled()) return of(word.memory.empty(question.afterSeq));
  const late$ = timer(RECENT_MS, deps.scheduler).pipe(switchMap(() => question.own(0)));
  return merge(answered(question), late$).pipe(take(1));
}

/**
 * Answers from what the leader says; what it cannot say the platform is asked for. A leader that is silent for too long
 * may be frozen with its tab, and keeps its turn all the same: until it or a new leader is heard, this tab asks once a
 * second, and after a long silence holds a long poll of its own.
 */
export const followLeader =
  (deps: Deps, word: LeaderWord): AskPage =>
  (afterSeq, waitMs, size) =>
    deps.hidden$.pipe(
      take(1),
      switchMap((hidden) => {
        const question = questionOf(deps, word, afterSeq, waitMs, size);
        const known$ = question.known();
        if (known$) return known$;
        if (waitMs === 0) return short(question, word, deps, hidden);
        return (word.silentMs() > SILENCE_MS ? doubting : believing)(question, word, deps);
      }),
    );
