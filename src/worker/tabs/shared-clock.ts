import {
  filter,
  firstValueFrom,
  ignoreElements,
  map,
  merge,
  NEVER,
  type Observable,
  race,
  type SchedulerLike,
  shareReplay,
  tap,
  timer,
  withLatestFrom,
} from 'rxjs';
import type { ServerClock } from '#worker/clock/server-clock.ts';
import type { TimeSample } from '#worker/wire/wire-ports.ts';
import { leadership } from './leadership.ts';
import type { ClockWord, Tabs, TabWord } from './tab-words.ts';

/** The server's time, measured once a browser. */
export type SharedClock = {
  /** Takes part while subscribed: stands in line to measure for all, and tells the others. */
  readonly duty$: Observable<never>;
  /** What the measuring tab says; null when that is this one, or when it does not know. */
  fromTabs(): Promise<TimeSample | null>;
};

type Means = {
  readonly tabs: Tabs;
  readonly clock: ServerClock;
  readonly scheduler: SchedulerLike;
  readonly newQuestion: () => string;
};

/** Round trips between tabs take less than a millisecond; a tab that is busy for so long is no clock. */
const ANSWER_MS = 1_000;

const isTold =
  (question: string) =>
  (word: TabWord): word is Extract<ClockWord, { is: 'time' }> =>
    word.is === 'time' && word.question === question;

const isAsked = (word: TabWord): word is Extract<ClockWord, { is: 'whatTime' }> => word.is === 'whatTime';

/** One tab measures [9.02]; the others ask it, which costs a millisecond and nothing of the network. */
export function shareClock({ tabs, clock, scheduler, newQuestion }: Means): SharedClock {
  if (!tabs.locks) return { duty$: NEVER, fromTabs: async () => null };
  let leads = false;
  const leads$ = leadership(tabs.locks, 'clock', NEVER).pipe(
    tap((now) => {
      leads = now;
    }),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  const answers$ = tabs.heard$.pipe(
    filter(isAsked),
    withLatestFrom(clock.view$),
    tap(([{ question }, { synced, errorMs }]) => {
      if (leads && synced) tabs.tell({ is: 'time', question, now: clock.now(), errorMs });
    }),
  );
  const ask = () => {
    const question = newQuestion();
    const sentAt = clock.mono();
    const told$ = tabs.heard$.pipe(
      filter(isTold(question)),
      map(
        ({ now, errorMs }): TimeSample => ({
          sentAt: sentAt - errorMs,
          receivedAt: clock.mono() + errorMs,
          server: now,
        }),
      ),
    );
    const told = firstValueFrom(race(told$, timer(ANSWER_MS, scheduler).pipe(map(() => null))));
    tabs.tell({ is: 'whatTime', question });
    return told;
  };
  return {
    duty$: merge(leads$, answers$).pipe(ignoreElements()),
    fromTabs: () => (leads ? Promise.resolve(null) : ask()),
  };
}
