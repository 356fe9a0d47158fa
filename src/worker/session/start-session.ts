import {
  type BehaviorSubject,
  distinctUntilChanged,
  filter,
  ignoreElements,
  map,
  type Observable,
  tap,
} from 'rxjs';
import { newNonce } from '#contract/wire/envelope.ts';
import type { CoreContext } from '#worker/core-context.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import type { Identity } from '#worker/wire/identity.ts';
import { memberLoading } from './member-loading.ts';
import { memberWatch } from './member-watch.ts';
import { followOtherTabs } from './other-tabs.ts';
import { createRevocations } from './revocations.ts';
import { createSession, type Session } from './session.ts';
import { createStoredToken } from './stored-token.ts';
import { visitVault } from './vault.ts';

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
  const kept = createStoredToken(identity.isOfVisit ? visitVault() : ports.openVault(`session:${siteId}`));
  const tabs = ports.openTabs(`courtside.${siteId}`);
  const revocations = createRevocations({
    ...ports,
    ...context,
    kept,
    siteId,
    newName: () => newNonce(ports.engine),
  });
  const session = createSession({ ...ports, ...context, referral, state$, kept, revocations, tabs });
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
