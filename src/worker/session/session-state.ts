import { BehaviorSubject, distinctUntilChanged, filter, map, type Observable, pairwise } from 'rxjs';
import type { UserId, ViewerMark } from '#contract/fields/ids.ts';
import type { Member } from '#contract/people/member/schema.ts';
import type { SessionView } from '#worker/session/session-api.ts';

/** Login as stored: the token, and the mark this login has on the page. */
export type StoredLogin = { readonly token: string; readonly viewer: ViewerMark };

/** State of the session. Logged in ⇔ a token exists [4.02]; the member may still be loading. */
export type SessionState =
  | { readonly is: 'unknown' }
  /** `assumed`: the store could not be read, so the device may hold a login all the same. */
  | { readonly is: 'guest'; readonly assumed?: true }
  | ({ readonly is: 'signedIn'; readonly member: Member | null } & StoredLogin);

/** The session of a core; unknown until the store has been read. */
export const createSessionState = () => new BehaviorSubject<SessionState>({ is: 'unknown' });

/** Blank for a guest, and before the store was read. */
export const tokenOf = (state: SessionState): string => (state.is === 'signedIn' ? state.token : '');

/** Returns a function that reads the token of the present session. */
export const tokenReader =
  (session$: BehaviorSubject<SessionState>): (() => string) =>
  () =>
    tokenOf(session$.value);

/** Returns the part of the state the page may receive: everything but the token. */
export function viewOf(state: SessionState): SessionView {
  if (state.is === 'unknown') return { is: 'unknown', viewer: null };
  if (state.is === 'guest') return state;
  const { viewer, member } = state;
  return member ? { is: 'member', viewer, member } : { is: 'unknown', viewer };
}

/** Returns the present member: null for a guest, undefined while unknown. */
export function presentMember(state: SessionState): UserId | null | undefined {
  const view = viewOf(state);
  if (view.is === 'member') return view.member.userId;
  return view.is === 'guest' ? null : undefined;
}

/** Emits the present member once known, and whenever it changes. */
export const presentMembers = (session$: Observable<SessionState>): Observable<UserId | null> =>
  session$.pipe(
    map(presentMember),
    filter((member) => member !== undefined),
    distinctUntilChanged(),
  );

/** Emits the viewer whenever it changes. */
export const viewsOf = (session$: Observable<SessionState>): Observable<SessionView> =>
  session$.pipe(map(viewOf));

/** Returns the mark of the member who is logged in; null for a guest and while unknown. */
export const viewerOf = (state: SessionState): ViewerMark | null =>
  state.is === 'signedIn' ? state.viewer : null;

/** Emits whenever a member has left, whether or not another one is here now: what was theirs is shown to no one any more. */
export const leavings = (session$: Observable<SessionState>): Observable<void> =>
  session$.pipe(
    map(viewerOf),
    distinctUntilChanged(),
    pairwise(),
    filter(([previous]) => previous !== null),
    map(() => undefined),
  );
