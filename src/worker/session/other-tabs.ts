import { concatMap, filter, ignoreElements, type Observable, tap } from 'rxjs';
import { SESSION_CHANGED, type Session } from './session.ts';
import { type SessionState, tokenOf } from './session-state.ts';
import type { TabChannel } from './tab-channel.ts';

type Means = {
  readonly tabs: Pick<TabChannel, 'heard$'>;
  readonly session: Pick<Session, 'resume'>;
  readonly state: () => SessionState;
  /** This page's session has ended, and not by this page: it is told so. */
  readonly over: () => void;
};

/** Takes up what another tab did to the session: logged in, logged out, or was told that it is over [8.06]. */
export const followOtherTabs = ({ tabs, session, state, over }: Means): Observable<never> =>
  tabs.heard$.pipe(
    filter((word) => word === SESSION_CHANGED),
    concatMap(async () => {
      const wasMember = tokenOf(state()) !== '';
      await session.resume();
      return wasMember && state().is === 'guest';
    }),
    tap((ended) => ended && over()),
    ignoreElements(),
  );
