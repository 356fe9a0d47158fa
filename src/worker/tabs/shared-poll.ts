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
  Subject,
  startWith,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';
import { type AppError, appError, toAppError } from '#contract/errors.ts';
import type { ChatRoomNo } from '#contract/models/ids.ts';
import type { Clock } from '#contract/units/time.ts';
import { createPageMemory, type PageMemory } from './page-memory.ts';
import { joinPollGroup } from './poll-membership.ts';
import type { ChatPage, RoomMessage, Tabs } from './tab-messages.ts';

export type AskPage = (afterSeq: number, waitMs: number, size: number) => Observable<ChatPage>;

/** A room's messages, asked for once a browser. */
export type SharedPoll = {
  /** Takes part while subscribed: waits for its turn to ask for all, sends and receives. */
  readonly membership$: Observable<never>;
  /** As the platform's own answer, whichever tab it came through. */
  readonly offline: AskPage;
  /** Does this tab ask for all? */
  readonly leads$: Observable<boolean>;
};

type Deps = {
  readonly roomNo: ChatRoomNo;
  readonly tabs: Tabs;
  readonly hidden$: Observable<boolean>;
  readonly clock: Pick<Clock, 'mono'>;
  readonly scheduler: SchedulerLike;
  /** Asks the platform. */
  readonly ask: AskPage;
};

/** A leader whose tab runs is not silent for longer: its long poll ends after 20 s, and its doubts before. */
const SILENCE_MS = 23_000;
/** A hidden tab shows nothing, so it is in no hurry to ask for itself. */
const SILENCE_HIDDEN_MS = 35_000;
/** A leader whose core runs beats every half second; one that does not is hung or frozen. */
const BEATLESS_MS = 1_500;
const BEAT_LOOK_MS = 300;
const ASK_EVERY_MS = 1_000;
/** A tab that doubts the silence does not take the word of a leader that has been silent for so long itself. */
const RECENT_MS = 5_000;

/** What came from the leader. */
type FollowerState = {
  readonly memory: PageMemory;
  readonly updates$: Subject<AppError | null>;
  answeredAtMono: number;
  /** When the leader's core last gave any sign of life. */
  aliveAtMono: number;
  /** The leader's last word was of trouble. */
  troubled: boolean;
};

function messageHandler(state: FollowerState, { mono }: Deps['clock']): (message: RoomMessage) => void {
  return (message) => {
    if (message.is !== 'here') state.aliveAtMono = mono();
    if (message.is !== 'page' && message.is !== 'failed') return;
    if (message.is === 'page') state.memory.note(message.afterSeq, message.page);
    state.answeredAtMono = mono();
    state.troubled = message.is === 'failed';
    state.updates$.next(message.is === 'failed' ? appError(message.code) : null);
  };
}

/** Whether the leader's core seems not to run, at once and whenever that changes. */
function watchBeats({ mono }: Deps['clock'], scheduler: SchedulerLike, state: FollowerState) {
  const isBeatless = () => mono() - state.aliveAtMono > BEATLESS_MS;
  const beatless$ = interval(BEAT_LOOK_MS, scheduler).pipe(
    startWith(0),
    map(isBeatless),
    distinctUntilChanged(),
  );
  return { isBeatless, beatless$ };
}

/** Short questions until there is something: a browser has six connections to a host, and every seen tab may be asking. */
const everySecond = (page$: Observable<ChatPage>, afterSeq: number, scheduler: SchedulerLike) =>
  page$.pipe(
    repeat({ delay: () => timer(ASK_EVERY_MS, scheduler) }),
    filter(({ list, latestSeq }) => list.length > 0 || latestSeq < afterSeq),
  );

/**
 * Answers from what the leader says; what it cannot say the platform is asked for. A leader that is silent for too long
 * may be frozen with its tab, and keeps its turn all the same: until it is heard again, this tab asks once a second, and
 * after a long silence holds a long poll of its own.
 */
function following({ clock, scheduler, ask, hidden$ }: Deps, state: FollowerState): AskPage {
  const { memory, updates$ } = state;
  const silentMs = () => clock.mono() - state.answeredAtMono;
  const { isBeatless, beatless$ } = watchBeats(clock, scheduler, state);
  return (afterSeq, waitMs, size) => {
    const own = (ownWaitMs: number) =>
      defer(() => ask(afterSeq, ownWaitMs, size)).pipe(
        tap((page) => {
          // What the leader should have said first: it lags behind the room.
          if (page.list.length > 0 && silentMs() > RECENT_MS) state.answeredAtMono = Number.NEGATIVE_INFINITY;
          memory.note(afterSeq, page);
        }),
      );
    const known = (): Observable<ChatPage> | null => {
      const page = memory.after(afterSeq, size);
      if (page === 'unknown') return own(0);
      return page === 'nothing' ? null : of(page);
    };
    const answered$ = updates$.pipe(
      map((trouble) => {
        if (trouble) throw trouble;
        return known();
      }),
      filter((answer$) => answer$ !== null),
      take(1),
      switchMap((answer$) => answer$),
    );
    const long = (): Observable<ChatPage> => {
      if (silentMs() > SILENCE_MS) return merge(own(waitMs), answered$).pipe(take(1));
      const late$ = timer(waitMs, scheduler).pipe(
        switchMap(() => (silentMs() > SILENCE_MS ? own(0) : of(memory.empty()))),
      );
      // A leader that was only busy is believed again, and this tab stops asking.
      const own$ = beatless$.pipe(
        switchMap((beatless) => (beatless ? everySecond(own(0), afterSeq, scheduler) : NEVER)),
      );
      return merge(answered$, late$, own$).pipe(take(1));
    };
    const short = (hidden: boolean): Observable<ChatPage> => {
      if (silentMs() > (hidden ? SILENCE_HIDDEN_MS : RECENT_MS) || (!hidden && isBeatless())) return own(0);
      if (!state.troubled) return of(memory.empty());
      const late$ = timer(RECENT_MS, scheduler).pipe(switchMap(() => own(0)));
      return merge(answered$, late$).pipe(take(1));
    };
    return hidden$.pipe(
      take(1),
      switchMap((hidden) => known() ?? (waitMs > 0 ? long() : short(hidden))),
    );
  };
}

/**
 * One tab of a browser asks for a room's messages and sends them to the others. Each goes on from where it is itself, so a
 * change of leader neither loses nor doubles anything. Without locks every tab asks for itself.
 */
export function sharePoll(deps: Deps): SharedPoll {
  const { roomNo, tabs, hidden$, clock, scheduler, ask } = deps;
  const { locks, publish } = tabs;
  if (!locks) return { membership$: NEVER, offline: ask, leads$: of(true) };
  const state: FollowerState = {
    memory: createPageMemory(),
    updates$: new Subject(),
    answeredAtMono: clock.mono(),
    aliveAtMono: clock.mono(),
    troubled: false,
  };
  const onMessage = messageHandler(state, clock);
  const { membership$, leads$, hasListeners } = joinPollGroup({
    roomNo,
    tabs,
    locks,
    hidden$,
    scheduler,
    onMessage,
  });
  const lead: AskPage = (afterSeq, waitMs, size) =>
    ask(afterSeq, waitMs, size).pipe(
      tap({
        next: (page) => {
          state.memory.note(afterSeq, page);
          if (hasListeners()) publish({ is: 'page', roomNo, afterSeq, page });
        },
        error: (thrown) => publish({ is: 'failed', roomNo, code: toAppError(thrown).code }),
      }),
    );
  const follow = following(deps, state);
  return {
    membership$,
    leads$,
    offline: (afterSeq, waitMs, size) =>
      leads$.pipe(
        switchMap((leading) => (leading ? lead : follow)(afterSeq, waitMs, size)),
        take(1),
      ),
  };
}
