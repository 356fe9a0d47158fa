import {
  BehaviorSubject,
  combineLatest,
  interval,
  merge,
  NEVER,
  type Observable,
  retry,
  Subject,
  switchMap,
  throwError,
  timer,
} from 'rxjs';
import type { InputOf, OutputOf } from '#contract/calls/table.ts';
import { appError, toAppError } from '#contract/errors.ts';
import type { Batch, CoreInit, PageCallName, PagePlace, Topic, Topics } from '#worker/core-api.ts';
import { askLiveCore } from './ask-live-core.ts';
import type { CoreConnection } from './connection.ts';
import { coreLife, type LiveCore } from './core-life.ts';
import { type NextFrame, remoteStream } from './remote-stream.ts';
import { type CoreServices, routedServices } from './routed-services.ts';

const HELLO_MS = 5_000;
const HEARTBEAT_MS = 15_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;

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
  readonly place$: Observable<PagePlace>;
  /** The page got the focus back, after who knows what. */
  readonly focus$: Observable<unknown>;
};

export type SupervisedCore = {
  readonly services: CoreServices;
  /** @throws AppError, whole: the core's own, CORE_DEAD, TIMEOUT, or CANCELLED after `signal`. */
  call<Name extends PageCallName>(
    name: Name,
    input: InputOf<Name>,
    signal?: AbortSignal,
  ): Promise<OutputOf<Name>>;
  /** Goes on over the death of a core: the next one opens the topic anew. */
  stream<Name extends Topic>(
    topic: Name,
    params: Topics[Name]['params'],
  ): Observable<Batch<Topics[Name]['item']>>;
  readonly health$: Observable<CoreHealth>;
  close(): void;
};

/** Keeps one core alive: starts it, doubts it now and then, replaces it when it is silent. */
function keepAlive(ports: SupervisorPorts, doubts$: Observable<unknown>) {
  const live$ = new BehaviorSubject<LiveCore | null>(null);
  const health$ = new BehaviorSubject<CoreHealth>({ is: 'starting' });
  let attempts = 0;
  const lives$ = coreLife({
    ...ports,
    helloMs: () => HELLO_MS * (attempts + 1),
    doubts$: merge(doubts$, ports.focus$, interval(HEARTBEAT_MS)),
  }).pipe(
    retry({
      delay: (thrown) => {
        live$.next(null);
        if (toAppError(thrown).code === 'CORE_VERSION') return throwError(() => thrown);
        attempts += 1;
        health$.next({ is: 'replacing', attempt: attempts });
        return timer(attempts === 1 ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempts));
      },
    }),
  );
  const running = lives$.subscribe({
    next: (live) => {
      attempts = 0;
      live$.next(live);
      health$.next({ is: 'alive' });
    },
    error: () => health$.next({ is: 'refused' }),
  });
  return { live$, health$, running };
}

/** The page's end of the door: one core, replaced when it dies, with calls that always end and streams that go on. */
export function superviseCore(ports: SupervisorPorts): SupervisedCore {
  const doubts$ = new Subject<void>();
  const { live$, health$, running } = keepAlive(ports, doubts$);
  const asking = { live$, doubt: () => doubts$.next() };
  const told = combineLatest([live$, ports.hidden$]).subscribe(([live, hidden]) => {
    live?.core.visibility(hidden).catch(() => doubts$.next());
  });
  const placed = combineLatest([live$, ports.place$]).subscribe(([live, place]) => {
    live?.core.place(place).catch(() => doubts$.next());
  });
  let lastCallId = 0;
  return {
    services: routedServices((ask) => askLiveCore(asking, ask)),
    call: async (name, input, signal) => {
      if (signal?.aborted) throw appError('CANCELLED');
      lastCallId += 1;
      const callId = lastCallId;
      return askLiveCore(asking, (core) => {
        signal?.addEventListener('abort', () => void core.cancel(callId), { once: true });
        return core.call(name, input, callId);
      });
    },
    stream: (topic, params) =>
      live$.pipe(
        switchMap((live) => (live ? remoteStream(live.core, topic, params, ports.nextFrame) : NEVER)),
      ),
    health$,
    close: () => {
      told.unsubscribe();
      placed.unsubscribe();
      running.unsubscribe();
    },
  };
}
