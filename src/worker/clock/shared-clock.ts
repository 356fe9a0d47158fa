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
} from 'rxjs';
import type { ClockMessage, TabMessage, Tabs } from '#worker/tabs/tab-messages.ts';
import type { TimeSample } from '#worker/wire/wire-ports.ts';
import { leadership } from '../tabs/tab-locks.ts';
import type { ServerClock } from './server-clock.ts';

/** The server's time, measured once a browser. */
export type SharedClock = {
  /** Takes part while subscribed: waits for its turn to measure for all tabs, and answers the others. */
  readonly background$: Observable<never>;
  /** Returns the time of the measuring tab; null when that is this one, or when it has no measurement. */
  fromTabs(): Promise<TimeSample | null>;
};

type Deps = {
  readonly tabs: Tabs;
  readonly clock: ServerClock;
  readonly scheduler: SchedulerLike;
  readonly newQuestion: () => string;
};

/**
 * Time limit for a reply between tabs: round trips take less than a millisecond, and a tab that is busy this long is no
 * clock.
 */
const REPLY_MS = 1_000;

const isAnswerTo =
  (question: string) =>
  (message: TabMessage): message is Extract<ClockMessage, { is: 'time' }> =>
    message.is === 'time' && message.question === question;

const isQuestion = (message: TabMessage): message is Extract<ClockMessage, { is: 'whatTime' }> =>
  message.is === 'whatTime';

/**
 * Shares the clock between tabs: one tab measures [9.02]; the others query it, which costs a millisecond and no network
 * request.
 */
export function shareClock({ tabs, clock, scheduler, newQuestion }: Deps): SharedClock {
  if (!tabs.locks) return { background$: NEVER, fromTabs: async () => null };
  let leads = false;
  const leads$ = leadership(tabs.locks, 'clock', NEVER).pipe(
    tap((now) => {
      leads = now;
    }),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  const answers$ = tabs.received$.pipe(
    filter(isQuestion),
    tap(({ question }) => {
      const { now, errorMs, synced } = clock.reading();
      if (leads && synced) tabs.publish({ is: 'time', question, now, errorMs });
    }),
  );
  const requestSample = () => {
    const question = newQuestion();
    const sentAt = clock.mono();
    const reply$ = tabs.received$.pipe(
      filter(isAnswerTo(question)),
      map(
        ({ now, errorMs }): TimeSample => ({
          sentAt: sentAt - errorMs,
          receivedAt: clock.mono() + errorMs,
          server: now,
        }),
      ),
    );
    const reply = firstValueFrom(race(reply$, timer(REPLY_MS, scheduler).pipe(map(() => null))));
    tabs.publish({ is: 'whatTime', question });
    return reply;
  };
  return {
    background$: merge(leads$, answers$).pipe(ignoreElements()),
    fromTabs: () => (leads ? Promise.resolve(null) : requestSample()),
  };
}
