import type { PlatformCodeName } from '#contract/platform-codes.ts';
import type { AnyCall } from '#sandbox/http/bind-calls.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import type { Account, Accounts } from './accounts.ts';
import type { SessionEnd, Sessions } from './sessions.ts';

const END_CODES = {
  logout: 'AUTH_ERROR',
  expired: 'AUTH_ERROR',
  elsewhere: 'LOGIN_ELSEWHERE',
  password: 'PASSWORD_CHANGED',
} as const satisfies Record<SessionEnd | 'expired', PlatformCodeName>;

/** Which of a call's addresses was asked: the members', the guests', or the only one [6.01]. */
export type Door = 'member' | 'guest' | 'only';

type Question = { readonly call: AnyCall; readonly door: Door; readonly token: string; readonly now: number };

/**
 * The member a request comes from. A call guests may make too is answered as to a guest when the token is no good.
 * @throws Refusal NEEDS_LOGIN, AUTH_ERROR, LOGIN_ELSEWHERE, PASSWORD_CHANGED, ACCOUNT_BLOCKADE where a member is needed.
 */
export function whoAsks(
  { accounts, sessions }: { readonly accounts: Accounts; readonly sessions: Sessions },
  { call, door, token, now }: Question,
): Account | null {
  if (call.credentials === 'none' || door === 'guest') return null;
  const needed = call.credentials === 'member' || door === 'member';
  const session = sessions.find(token, now);
  const account = session.is === 'alive' ? accounts.byId(session.userId) : null;
  if (account?.blocked) return needed ? refuse('ACCOUNT_BLOCKADE') : null;
  if (account || !needed) return account;
  if (token === '') return refuse('NEEDS_LOGIN');
  return refuse(session.is === 'ended' ? END_CODES[session.why] : 'AUTH_ERROR');
}
