import { distinctUntilChanged, filter, map, type Observable } from 'rxjs';
import type { UserId } from '#contract/fields/ids.ts';
import { type SessionState, viewOf } from '#worker/session/session-state.ts';

/** Who is here: null for a guest, undefined while that is not known. */
export function presentMember(state: SessionState): UserId | null | undefined {
  const view = viewOf(state);
  if (view.is === 'member') return view.member.userId;
  return view.is === 'guest' ? null : undefined;
}

/** Who is here, from when it is known, whenever it becomes somebody else. */
export const presentMembers = (session$: Observable<SessionState>): Observable<UserId | null> =>
  session$.pipe(
    map(presentMember),
    filter((member) => member !== undefined),
    distinctUntilChanged(),
  );
