import { defer, filter, from, map, merge, mergeMap, NEVER, Observable, of, switchMap, take } from 'rxjs';
import type { CoreApi, CoreInit } from '#worker/core-api.ts';
import type { CoreConnection } from '../connection.ts';
import { aliveTime } from './alive-time.ts';
import { dead, type WatchPorts, watchCore } from './watch-core.ts';

const TICK_MS = 250;
/** The script of a core may come by a line of a few KB a second. */
const SCRIPT_MS = 60_000;
const HELLO_MS = 5_000;

/** A core that has answered the handshake. In an object: a Comlink proxy must not travel through a promise. */
export type LiveCore = { readonly core: CoreApi };

export type LifePorts = WatchPorts & {
  readonly connect: () => CoreConnection;
  readonly init: () => CoreInit;
  /** Factor by which this core may take longer than usual, because previous ones took too long. */
  readonly times: () => number;
};

/** One core from its making to its death: emits it after the handshake, fails with CORE_DEAD or CORE_VERSION. */
export const coreLife = (ports: LifePorts): Observable<LiveCore> =>
  new Observable((subscriber) => {
    const { core, running, errors$, end } = ports.connect();
    const deadAfter = (ms: number) =>
      aliveTime(TICK_MS, ports.monotonic).pipe(
        filter((aliveMs) => aliveMs >= ms * ports.times()),
        mergeMap(dead),
      );
    const greeting = core.hello(ports.init());
    // The wait for the script ends when it runs; only then is silence the core's own.
    const limitMs$ = merge(of(SCRIPT_MS), from(running).pipe(map(() => HELLO_MS)));
    const greeted$ = merge(from(greeting), errors$.pipe(mergeMap(dead)), limitMs$.pipe(switchMap(deadAfter)));
    const life$ = greeted$.pipe(
      take(1),
      switchMap(() =>
        merge(
          of({ core }),
          defer(() => watchCore(core, { ...ports, doubts$: merge(ports.doubts$, errors$) })),
          NEVER,
        ),
      ),
    );
    subscriber.add(life$.subscribe(subscriber));
    subscriber.add(end);
  });
