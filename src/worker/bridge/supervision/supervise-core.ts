import {
  asyncScheduler,
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  merge,
  NEVER,
  type Observable,
  retry,
  Subject,
  switchMap,
  tap,
  throwError,
} from 'rxjs';
import type { InputOf, OutputOf, PageCallName } from '#contract/book/table.ts';
import { toAppError } from '#contract/errors.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { type BackOffPolicy, backOff } from '#timing/back-off.ts';
import { wait } from '#timing/wait.ts';
import { againLater } from '#worker/bridge/streams/again-later.ts';
import type { ClockPorts } from '#worker/clock/server-clock.ts';
import type { CoreApi, CoreInit, CoreServices, PageContext } from '#worker/core-api.ts';
import type { Batch, Topic, Topics } from '#worker/topics.ts';
import type { CoreConnection } from '../connection.ts';
import { createPageClock, type PageClock } from '../page-clock.ts';
import { routedServices } from '../routed-services.ts';
import { type NextFrame, remoteStream } from '../streams/remote-stream.ts';
import { createAdaptiveTimeout } from './adaptive-timeout.ts';
import { callLiveCore } from './call-live-core.ts';
import { coreLife, type LiveCore } from './core-life.ts';

/** Between one core that could not be made and the next; after the first failure it is made at once. */
const BACK_OFF: BackOffPolicy = { first: 500, longest: 10_000, drawn: 0.5 };

export type CoreHealth =
  | { readonly is: 'starting' }
  | { readonly is: 'alive' }
  /** Died; another is being made. */
  | { readonly is: 'replacing'; readonly attempt: number }
  /** Page and core were built apart: only a reload helps. */
  | { readonly is: 'refused' };

export type SupervisorPorts = {
  readonly connect: () => CoreConnection;
  readonly init: () => CoreInit;
  readonly nextFrame: NextFrame;
  /** Replays whether the page is hidden. */
  readonly hidden$: Observable<boolean>;
  /** Replays where the page is. */
  readonly pageContext$: Observable<PageContext>;
  /** Emits when the page regains focus after an unknown interval. */
  readonly focus$: Observable<unknown>;
  /** Replays whether the page has been left, as far as it can detect: a browser may keep it in the back/forward cache. */
  readonly hasLeft$: Observable<boolean>;
  /** The device's clocks, as the page has them. */
  readonly clock: ClockPorts;
  /** 0 ≤ n < 1. */
  readonly random: () => number;
};

export type SupervisedCore = {
  readonly services: CoreServices;
  /** @throws AppError, whole: the core's own, CORE_DEAD, TIMEOUT, or CANCELLED after `signal`. */
  call<Name extends PageCallName>(
    name: Name,
    input: InputOf<Name>,
    signal?: AbortSignal,
  ): Promise<OutputOf<Name>>;
  /** Returns the response to a call on the last visit; null where none is stored. */
  lastAnswer<Name extends PageCallName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name> | null>;
  /** Continues across the death of a core: the next one reopens the topic. */
  stream<Name extends Topic>(
    topic: Name,
    params: Topics[Name]['params'],
  ): Observable<Batch<Topics[Name]['item']>>;
  readonly health$: Observable<CoreHealth>;
  /** Returns the server’s time according to the core. */
  serverNow(): ServerTime;
  close(): void;
};

/** Keeps one core alive: starts it, monitors it, and replaces it when it is silent. */
function keepAlive(ports: SupervisorPorts, doubts$: Observable<unknown>, pageClock: PageClock) {
  const live$ = new BehaviorSubject<LiveCore | null>(null);
  const health$ = new BehaviorSubject<CoreHealth>({ is: 'starting' });
  const patience = createAdaptiveTimeout();
  let attempts = 0;
  const lives$ = coreLife({
    ...ports,
    monotonic: ports.clock.monotonic,
    times: () => attempts + 1,
    doubts$: merge(doubts$, ports.focus$),
    onSample: pageClock.addSample,
    patience,
  }).pipe(
    retry({
      delay: (thrown) => {
        live$.next(null);
        if (toAppError(thrown).code === 'CORE_VERSION') return throwError(() => thrown);
        attempts += 1;
        patience.disappoint();
        health$.next({ is: 'replacing', attempt: attempts });
        return wait(attempts === 1 ? 0 : backOff(BACK_OFF, attempts, ports.random));
      },
    }),
  );
  // A page in the back/forward cache has no core: frozen, it would hold locks and transactions that other pages wait for.
  const whileHere$ = ports.hasLeft$.pipe(
    distinctUntilChanged(),
    tap((hasLeft) => hasLeft && live$.next(null)),
    switchMap((hasLeft) => (hasLeft ? NEVER : lives$)),
  );
  const running = whileHere$.subscribe({
    next: (live) => {
      attempts = 0;
      live$.next(live);
      health$.next({ is: 'alive' });
    },
    error: () => health$.next({ is: 'refused' }),
  });
  return { live$, health$, running };
}

/**
 * Creates the page’s end of the boundary: one core, replaced when it dies, with calls that always settle and streams that
 * continue.
 */
export function superviseCore(ports: SupervisorPorts): SupervisedCore {
  const doubts$ = new Subject<void>();
  const pageClock = createPageClock(ports.clock);
  const { live$, health$, running } = keepAlive(ports, doubts$, pageClock);
  /** A failure to open a stream is not reported here: the core reports what broke in it. */
  const again = { scheduler: asyncScheduler, random: ports.random };
  const asking = { live$, doubt: () => doubts$.next() };
  const visibilitySent = combineLatest([live$, ports.hidden$]).subscribe(([live, hidden]) => {
    live?.core.visibility(hidden).catch(() => doubts$.next());
  });
  const contextSent = combineLatest([live$, ports.pageContext$]).subscribe(([live, context]) => {
    live?.core.setPageContext(context).catch(() => doubts$.next());
  });
  let lastCallId = 0;
  return {
    services: routedServices((call) => callLiveCore(asking, call)),
    call: async (name, input, signal) => {
      lastCallId += 1;
      const callId = lastCallId;
      const cancel = (core: CoreApi) => void core.cancel(callId).catch(() => undefined);
      return callLiveCore(asking, (core) => core.call(name, input, callId), { signal, cancel });
    },
    lastAnswer: (name, input) => callLiveCore(asking, (core) => core.lastAnswer(name, input)),
    stream: (topic, params) =>
      live$.pipe(
        switchMap((live) =>
          live
            ? remoteStream(live.core, topic, params, ports.nextFrame, () => live$.value !== live).pipe(
                againLater(again, () => undefined),
              )
            : NEVER,
        ),
      ),
    health$,
    serverNow: pageClock.now,
    close: () => {
      visibilitySent.unsubscribe();
      contextSent.unsubscribe();
      running.unsubscribe();
    },
  };
}
