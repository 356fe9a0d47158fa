import {
  type BehaviorSubject,
  catchError,
  defer,
  EMPTY,
  filter,
  ignoreElements,
  merge,
  type Observable,
  type SchedulerLike,
  switchMap,
  tap,
} from 'rxjs';
import { poll } from '#timing/poll.ts';
import { POLLING } from '#worker/clock/polling.table.ts';
import type { Movements } from '#worker/tabs/money-movements.ts';
import type { Send } from '#worker/wire/send.ts';
import { type SessionState, tokenOf } from './session-state.ts';

type WatchPorts = {
  readonly state$: BehaviorSubject<SessionState>;
  readonly send: Send;
  readonly hidden$: BehaviorSubject<boolean>;
  readonly scheduler: SchedulerLike;
  readonly movements: Pick<Movements, 'moved$'>;
};

/**
 * Requests the member once a minute and when the page is visible again: a session that was ended elsewhere is detected on a
 * page that sends no requests by itself [8.06], and the balance is updated, also after each transfer of money.
 */
export function memberWatch({ state$, send, hidden$, scheduler, movements }: WatchPorts): Observable<never> {
  const requestMember = (token: string) =>
    defer(() => send('member.info', {}, { quiet: true, token })).pipe(
      tap((member) => {
        const now = state$.value;
        if (now.is === 'signedIn' && now.token === token) state$.next({ ...now, member });
      }),
      catchError(() => EMPTY),
    );
  const isMember = () => tokenOf(state$.value) !== '';
  const regular$ = poll({ hidden$, scheduler }, POLLING.member, () =>
    isMember() ? requestMember(tokenOf(state$.value)) : EMPTY,
  );
  const moved$ = movements.moved$.pipe(
    filter(isMember),
    switchMap(() => requestMember(tokenOf(state$.value))),
  );
  return merge(regular$, moved$).pipe(ignoreElements());
}
