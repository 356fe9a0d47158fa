import {
  catchError,
  defer,
  distinctUntilChanged,
  map,
  type Observable,
  of,
  repeat,
  scan,
  switchMap,
  timer,
} from 'rxjs';
import { type ErrorCode, toAppError } from '#contract/errors.ts';
import type { Surroundings } from './surroundings.ts';

export type Watched<Value> = { readonly value: Value | null; readonly failed: ErrorCode | null };

const HIDDEN_MS = 15_000;
const LONGEST_MS = 30_000;
const JITTER = 0.2;

/**
 * Asks again and again while subscribed: at `everyMs` while the page is visible, seldom while hidden, more and more
 * seldom while it fails. A failure travels as a value beside the last good one.
 */
export function watching<Value>(
  { hidden$, scheduler, random }: Pick<Surroundings, 'hidden$' | 'scheduler' | 'random'>,
  everyMs: number,
  ask: () => Observable<Value>,
): Observable<Watched<Value>> {
  let failures = 0;
  const once$ = defer(ask).pipe(
    map((value) => {
      failures = 0;
      return { value, failed: null };
    }),
    catchError((thrown: unknown) => {
      failures += 1;
      return of({ value: null, failed: toAppError(thrown).code });
    }),
  );
  const pauseOf = (hidden: boolean) => {
    const base = Math.min(
      LONGEST_MS,
      (hidden ? Math.max(HIDDEN_MS, everyMs) : everyMs) * 2 ** Math.min(failures, 5),
    );
    return base * (1 - JITTER / 2 + JITTER * random());
  };
  return hidden$.pipe(
    distinctUntilChanged(),
    switchMap((hidden) => once$.pipe(repeat({ delay: () => timer(pauseOf(hidden), scheduler) }))),
    scan((last: Watched<Value>, { value, failed }) => ({ value: value ?? last.value, failed }), {
      value: null,
      failed: null,
    }),
  );
}
