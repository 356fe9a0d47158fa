import {
  defer,
  filter,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  type SchedulerLike,
  Subject,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';
import { type AppError, appError, toAppError } from '#contract/errors.ts';
import type { ChatRoomNo } from '#contract/models/ids.ts';
import type { Clock } from '#contract/units/time.ts';
import { createPageMemory, type PageMemory } from './page-memory.ts';
import { takeSeat } from './room-seat.ts';
import type { ChatPage, RoomWord, Tabs } from './tab-words.ts';

export type AskPage = (afterSeq: number, waitMs: number, size: number) => Observable<ChatPage>;

/** A room's messages, asked for once a browser. */
export type SharedPoll = {
  /** Takes part while subscribed: stands in line to ask for all, tells and hears. */
  readonly seat$: Observable<never>;
  /** As the platform's own answer, whichever tab it came through. */
  readonly offline: AskPage;
  /** Does this tab ask for all? */
  readonly leads$: Observable<boolean>;
};

type Means = {
  readonly roomNo: ChatRoomNo;
  readonly tabs: Tabs;
  readonly hidden$: Observable<boolean>;
  readonly clock: Pick<Clock, 'mono'>;
  readonly scheduler: SchedulerLike;
  /** Asks the platform. */
  readonly ask: AskPage;
};

/** A leader is never silent for so long, be it in trouble or not: longer than a long poll and the longest pause. */
const SILENCE_MS = 35_000;

/** What came from the leader. */
type Ears = {
  readonly memory: PageMemory;
  readonly news$: Subject<AppError | null>;
  heardAtMono: number;
};

function heardBy(ears: Ears, { mono }: Means['clock']): (word: RoomWord) => void {
  return (word) => {
    if (word.is !== 'page' && word.is !== 'failed') return;
    if (word.is === 'page') ears.memory.note(word.afterSeq, word.page);
    ears.heardAtMono = mono();
    ears.news$.next(word.is === 'failed' ? appError(word.code) : null);
  };
}

/** Answers from what the leader tells; what it cannot tell the platform is asked for. */
function following({ clock, scheduler, ask }: Means, ears: Ears): AskPage {
  const { memory, news$ } = ears;
  return (afterSeq, waitMs, size) => {
    const own$ = defer(() => ask(afterSeq, 0, size)).pipe(tap((page) => memory.note(afterSeq, page)));
    const look = (due: boolean): Observable<ChatPage> | null => {
      const known = memory.after(afterSeq, size);
      if (known === 'unknown') return own$;
      if (known !== 'nothing') return of(known);
      if (!due) return null;
      return clock.mono() - ears.heardAtMono > SILENCE_MS ? own$ : of(memory.empty());
    };
    const told = (trouble: AppError | null) => {
      if (trouble) throw trouble;
      return look(false);
    };
    return merge(
      defer(() => of(look(false))),
      news$.pipe(map(told)),
      timer(waitMs, scheduler).pipe(map(() => look(true))),
    ).pipe(
      filter((answer$) => answer$ !== null),
      take(1),
      switchMap((answer$) => answer$),
    );
  };
}

/**
 * One tab of a browser asks for a room's messages and tells the others. Each goes on from where it stands itself, so a
 * change of leader neither loses nor doubles anything. Without locks every tab asks for itself.
 */
export function sharePoll(means: Means): SharedPoll {
  const { roomNo, tabs, hidden$, clock, ask } = means;
  const { locks, tell } = tabs;
  if (!locks) return { seat$: NEVER, offline: ask, leads$: of(true) };
  const ears: Ears = { memory: createPageMemory(), news$: new Subject(), heardAtMono: clock.mono() };
  const heard = heardBy(ears, clock);
  const { seat$, leads$, hasListeners } = takeSeat({ roomNo, tabs, locks, hidden$, heard });
  const lead: AskPage = (afterSeq, waitMs, size) =>
    ask(afterSeq, waitMs, size).pipe(
      tap({
        next: (page) => {
          ears.memory.note(afterSeq, page);
          if (hasListeners()) tell({ is: 'page', roomNo, afterSeq, page });
        },
        error: (thrown) => tell({ is: 'failed', roomNo, code: toAppError(thrown).code }),
      }),
    );
  const follow = following(means, ears);
  return {
    seat$,
    leads$,
    offline: (afterSeq, waitMs, size) =>
      leads$.pipe(
        switchMap((leading) => (leading ? lead : follow)(afterSeq, waitMs, size)),
        take(1),
      ),
  };
}
