import {
  type BehaviorSubject,
  catchError,
  concatMap,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  type Observable,
  retry,
  type SchedulerLike,
  skip,
  switchMap,
  tap,
  throwError,
} from 'rxjs';
import { AppError } from '#contract/errors.ts';
import { newNonce } from '#contract/wire/envelope.ts';
import { type BackOffPolicy, backOff } from '#timing/back-off.ts';
import { wait } from '#timing/wait.ts';
import type { CoreContext } from '../core-context.ts';
import type { CorePorts } from '../core-ports.ts';
import type { TabChannel } from '../tabs/tab-channel.ts';
import type { Identity } from '../wire/identity.ts';
import type { Send } from '../wire/send.ts';
import { memberWatch } from './member-watch.ts';
import { createRevocations } from './revocations.ts';
import { createSession, SESSION_CHANGED, type Session } from './session.ts';
import { type SessionState, tokenOf } from './session-state.ts';
import { createStoredToken } from './stored-token.ts';
import { visitVault } from './vault.ts';

type OtherTabsDeps = {
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
const followOtherTabs = ({ tabs, hidden$, session, state, over }: OtherTabsDeps): Observable<never> =>
  merge(
    tabs.received$.pipe(filter((message) => message === SESSION_CHANGED)),
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

export type StartedSession = {
  readonly session: Session;
  /** Background work of a session: the other tabs, the member of the token, pending transmissions to the platform. */
  readonly background: readonly Observable<never>[];
  close(): void;
};

type Deps = {
  readonly ports: CorePorts;
  readonly context: CoreContext;
  readonly identity: Pick<Identity, 'siteId' | 'referral' | 'isOfVisit'>;
  readonly hidden$: BehaviorSubject<boolean>;
  /** The session ended in another tab. */
  readonly over: () => void;
};

/** The session of a site over its ports. It begins with `resume`. */
export function startSession({ ports, context, identity, hidden$, over }: Deps): StartedSession {
  const { siteId, referral } = identity;
  const { session$: state$ } = context;
  const storedToken = createStoredToken(
    identity.isOfVisit ? visitVault() : ports.openVault(`session:${siteId}`),
  );
  const tabs = ports.openTabs(`courtside.${siteId}`);
  const revocations = createRevocations({
    ...ports,
    ...context,
    storedToken,
    siteId,
    newName: () => newNonce(ports.engine),
  });
  const session = createSession({ ...ports, ...context, referral, state$, storedToken, revocations, tabs });
  // The platform has responded for the member: from then on the time is known.
  const known$ = state$.pipe(
    map((state) => state.is === 'signedIn' && state.member !== null),
    distinctUntilChanged(),
    filter(Boolean),
  );
  return {
    session,
    background: [
      followOtherTabs({ tabs, hidden$, session, state: () => state$.value, over }),
      known$.pipe(
        tap(() => void session.forgetExpired()),
        ignoreElements(),
      ),
      revocations.background$,
      memberLoading(state$, context.send, ports.scheduler),
      memberWatch({ ...context, state$, hidden$ }),
    ],
    close: () => tabs.close(),
  };
}
