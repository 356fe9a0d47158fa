import { distinctUntilChanged, filter, map, type Observable } from 'rxjs';
import type { UserId } from '#contract/fields/ids.ts';
import { type SessionState, viewOf } from '#worker/session/session-state.ts';

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
