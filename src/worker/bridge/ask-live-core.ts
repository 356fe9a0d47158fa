import {
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
import { VERIFY_WAIT_MAX_MS } from '#contract/constants.ts';
import { appError } from '#contract/errors.ts';
import type { CoreApi } from '#worker/core-api.ts';
import { dead, type LiveCore } from './core-life.ts';

/** Longer than the core itself may take for its longest call with its retries and a verification among them. */
const OVERDUE_MS = 75_000 + VERIFY_WAIT_MAX_MS;
const NO_CORE_MS = 20_000;
const SILENT_MS = 5_000;

type Asking = {
  /** The core of now; null while there is none. */
  readonly live$: Observable<LiveCore | null>;
  /** A call has been silent for a while: is the core alive? */
  readonly doubt: () => void;
};

const isLive = (live: LiveCore | null): live is LiveCore => live !== null;

/**
 * Asks the core of now and never waits for ever.
 * @throws AppError CORE_DEAD when there is none or it dies meanwhile, TIMEOUT when it is overdue, or the core's own.
 */
export function askLiveCore<Answer>(
  { live$, doubt }: Asking,
  ask: (core: CoreApi) => Promise<Answer>,
): Promise<Answer> {
  const answerOf = (live: LiveCore) => {
    const died$ = live$.pipe(
      filter((now) => now !== live),
      mergeMap(dead),
    );
    const overdue$ = timer(OVERDUE_MS).pipe(mergeMap(() => throwError(() => appError('TIMEOUT'))));
    const doubts$ = interval(SILENT_MS).pipe(tap(doubt), ignoreElements());
    return merge(from(ask(live.core)), died$, overdue$, doubts$);
  };
  return firstValueFrom(
    live$.pipe(
      filter(isLive),
      timeout({ first: NO_CORE_MS, with: dead }),
      take(1),
      switchMap(answerOf),
      take(1),
    ),
  );
}
