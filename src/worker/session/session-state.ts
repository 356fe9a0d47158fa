import { BehaviorSubject } from 'rxjs';
import type { Member } from '#contract/models/member.ts';
import type { SessionView } from '#worker/core-api.ts';

/** Logged in ⇔ a token exists [4.02]; the member may still be on the way. */
export type SessionState =
  | { readonly is: 'unknown' }
  | { readonly is: 'guest' }
  | { readonly is: 'signedIn'; readonly token: string; readonly member: Member | null };

export const createSessionState = () => new BehaviorSubject<SessionState>({ is: 'unknown' });

/** Blank for a guest, and before the store was read. */
export const tokenOf = (state: SessionState): string => (state.is === 'signedIn' ? state.token : '');

/** What the page may know: everything but the token. */
export function viewOf(state: SessionState): SessionView {
  if (state.is !== 'signedIn') return state;
  return state.member ? { is: 'member', member: state.member } : { is: 'unknown' };
}
