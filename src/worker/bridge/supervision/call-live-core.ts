import {
  EMPTY,
  filter,
  firstValueFrom,
  from,
  ignoreElements,
  interval,
  merge,
  mergeMap,
  type Observable,
  switchMap,
  take,
  tap,
  throwError,
  timeout,
  timer,
} from 'rxjs';
import { clientError } from '#contract/errors.ts';
import { VERIFY_WAIT_MAX_MS } from '#contract/people/captcha/constants.ts';
import type { CoreApi } from '#worker/core-api.ts';
import { eventsOf } from '../page-realm.ts';
import type { LiveCore } from './core-life.ts';
import { dead } from './watch-core.ts';

/** Time limit of a call: longer than the longest call of the core itself with its retries and a verification among them. */
const OVERDUE_MS = 75_000 + VERIFY_WAIT_MAX_MS;
const NO_CORE_MS = 20_000;
const SILENT_MS = 5_000;

/** A call that may be called off. */
export type CallingOff = {
  readonly signal: AbortSignal | undefined;
  /** Forwards the cancellation to the core that received the call. */
  readonly cancel: (core: CoreApi) => void;
};

type Asking = {
  /** Core that runs now; null while there is none. */
  readonly live$: Observable<LiveCore | null>;
  /** A call has been silent for a while: is the core alive? */
  readonly doubt: () => void;
};

const isLive = (live: LiveCore | null): live is LiveCore => live !== null;

const cancelledBy = (signal: AbortSignal | undefined): Observable<never> => {
  if (!signal) return EMPTY;
  const cancelled = () => throwError(() => clientError('CANCELLED'));
  return signal.aborted ? cancelled() : eventsOf(signal, 'abort').pipe(mergeMap(cancelled));
};

/**
 * Calls the present core and always settles. A call cancelled before a core is available is never made.
 * @throws AppError CORE_DEAD when there is none or it dies meanwhile, TIMEOUT when it is overdue, CANCELLED, or the core's
 * own.
 */
export function callLiveCore<Answer>(
  { live$, doubt }: Asking,
  call: (core: CoreApi) => Promise<Answer>,
  off?: CallingOff,
): Promise<Answer> {
  const calledOff$ = (live: LiveCore) =>
    cancelledBy(off?.signal).pipe(tap({ error: () => off?.cancel(live.core) }));
  const answerOf = (live: LiveCore) => {
    const died$ = live$.pipe(
      filter((now) => now !== live),
      mergeMap(dead),
    );
    const overdue$ = timer(OVERDUE_MS).pipe(mergeMap(() => throwError(() => clientError('TIMEOUT'))));
    const doubts$ = interval(SILENT_MS).pipe(tap(doubt), ignoreElements());
    return merge(from(call(live.core)), died$, overdue$, doubts$, calledOff$(live));
  };
  const core$ = merge(live$.pipe(filter(isLive)), cancelledBy(off?.signal));
  return firstValueFrom(
    core$.pipe(timeout({ first: NO_CORE_MS, with: dead }), take(1), switchMap(answerOf), take(1)),
  );
}
