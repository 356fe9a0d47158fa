import {
  type BehaviorSubject,
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  type Observable,
  retry,
  type SchedulerLike,
  switchMap,
  tap,
  throwError,
} from 'rxjs';
import { AppError } from '#contract/errors.ts';
import { type BackOffPolicy, backOff } from '#timing/back-off.ts';
import { wait } from '#timing/wait.ts';
import type { Send } from '#worker/wire/send.ts';
import type { SessionState } from './session-state.ts';

const BACK_OFF: BackOffPolicy = { first: 1_000, longest: 30_000 };

/** Fetches the member of a token without one; retries while the network is the cause. */
export const memberLoading = (
  state$: BehaviorSubject<SessionState>,
  send: Send,
  scheduler: SchedulerLike,
): Observable<never> =>
  state$.pipe(
    filter((state) => state.is !== 'unknown'),
    distinctUntilChanged(),
    switchMap((state) => {
      if (state.is !== 'signedIn' || state.member) return EMPTY;
      return defer(() => send('member.info', {}, { quiet: true })).pipe(
        retry({
          delay: (error: unknown, attempt) =>
            error instanceof AppError && error.kind === 'session'
              ? throwError(() => error)
              : wait(backOff(BACK_OFF, attempt), scheduler),
        }),
        tap((member) => state$.next({ ...state, member })),
        catchError(() => EMPTY),
      );
    }),
    ignoreElements(),
  );
