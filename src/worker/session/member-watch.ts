import {
  type BehaviorSubject,
  catchError,
  defer,
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  interval,
  merge,
  type Observable,
  type SchedulerLike,
  skip,
  switchMap,
  tap,
} from 'rxjs';
import type { Movements } from '#worker/services/money/movements.ts';
import type { Send } from '#worker/wire/send.ts';
import { type SessionState, tokenOf } from './session-state.ts';

const EVERY_MS = 60_000;

type WatchPorts = {
  readonly state$: BehaviorSubject<SessionState>;
  readonly send: Send;
  readonly hidden$: BehaviorSubject<boolean>;
  readonly scheduler: SchedulerLike;
  readonly movements: Pick<Movements, 'moved$'>;
};

/**
 * Looks after the member once a minute and when the page is seen again: a session that was ended from elsewhere is
 * noticed on a page that asks nothing by itself [8.06], and the balance follows, also each movement of money.
 */
export function memberWatch({ state$, send, hidden$, scheduler, movements }: WatchPorts): Observable<never> {
  const ask = (token: string) =>
    defer(() => send('member.info', {}, { quiet: true, token })).pipe(
      tap((member) => {
        if (tokenOf(state$.value) === token) state$.next({ is: 'signedIn', token, member });
      }),
      catchError(() => EMPTY),
    );
  const isMember = () => tokenOf(state$.value) !== '';
  const regular$ = merge(interval(EVERY_MS, scheduler), hidden$.pipe(skip(1))).pipe(
    filter(() => !hidden$.value && isMember()),
    exhaustMap(() => ask(tokenOf(state$.value))),
  );
  const moved$ = movements.moved$.pipe(
    filter(isMember),
    switchMap(() => ask(tokenOf(state$.value))),
  );
  return merge(regular$, moved$).pipe(ignoreElements());
}
