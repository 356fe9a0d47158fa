import {
  concatMap,
  distinctUntilChanged,
  filter,
  ignoreElements,
  map,
  merge,
  type Observable,
  skip,
  tap,
} from 'rxjs';
import type { TabChannel } from '#worker/tabs/tab-channel.ts';
import { SESSION_CHANGED, type Session } from './session.ts';
import { type SessionState, tokenOf } from './session-state.ts';

type Deps = {
  readonly tabs: Pick<TabChannel, 'received$'>;
  /** Replays whether the page is hidden. */
  readonly hidden$: Observable<boolean>;
  readonly session: Pick<Session, 'resume'>;
  readonly state: () => SessionState;
  /** Notes that this page's session was ended elsewhere. */
  readonly over: () => void;
};

/**
 * Follows the session changes of other tabs: login, logout, or a session found ended [8.06]. A page that was frozen or in
 * the back/forward cache may have missed the message, and checks when it is visible again.
 */
export const followOtherTabs = ({ tabs, hidden$, session, state, over }: Deps): Observable<never> =>
  merge(
    tabs.received$.pipe(filter((word) => word === SESSION_CHANGED)),
    hidden$.pipe(
      distinctUntilChanged(),
      skip(1),
      filter((hidden) => !hidden),
      map(() => SESSION_CHANGED),
    ),
  ).pipe(
    concatMap(async () => {
      const wasMember = tokenOf(state()) !== '';
      await session.resume();
      return wasMember && state().is === 'guest';
    }),
    tap((ended) => ended && over()),
    ignoreElements(),
  );
