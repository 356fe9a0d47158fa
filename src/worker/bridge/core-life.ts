import {
  defer,
  exhaustMap,
  from,
  ignoreElements,
  merge,
  mergeMap,
  NEVER,
  Observable,
  of,
  race,
  retry,
  switchMap,
  throwError,
  timeout,
} from 'rxjs';
import { appError } from '#contract/errors.ts';
import type { CoreApi, CoreInit } from '#worker/core-api.ts';
import type { CoreConnection } from './connection.ts';

const PING_MS = 3_000;

/** A core that has answered the handshake. In an object: a Comlink proxy must not travel through a promise. */
export type LiveCore = { readonly core: CoreApi };

export type LifePorts = {
  readonly connect: () => CoreConnection;
  readonly init: () => CoreInit;
  readonly helloMs: () => number;
  /** Moments at which the core should prove that it lives. */
  readonly doubts$: Observable<unknown>;
};

export const dead = () => throwError(() => appError('CORE_DEAD'));

/** Silence twice running: a page that itself slept sees its own timer first, and the answer right after it. */
const proveLife = (core: CoreApi): Observable<unknown> =>
  defer(() => core.ping()).pipe(timeout({ each: PING_MS, with: dead }), retry(1));

/** One core from its making to its death: emits it after the handshake, fails with CORE_DEAD or CORE_VERSION. */
export const coreLife = ({ connect, init, helloMs, doubts$ }: LifePorts): Observable<LiveCore> =>
  new Observable((subscriber) => {
    const { core, trouble$, end } = connect();
    const greeted$ = race(from(core.hello(init())), trouble$.pipe(mergeMap(dead)));
    const proofs$ = merge(doubts$, trouble$).pipe(
      exhaustMap(() => proveLife(core)),
      ignoreElements(),
    );
    const life$ = greeted$.pipe(
      timeout({ first: helloMs(), with: dead }),
      switchMap(() => merge(of({ core }), proofs$, NEVER)),
    );
    subscriber.add(life$.subscribe(subscriber));
    subscriber.add(end);
  });
