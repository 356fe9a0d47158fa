import type { PlatformCodeName } from '#contract/platform-codes.ts';
import type { Account } from '#sandbox/base/account.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { Accounts } from '#sandbox/domains/member/accounts.ts';
import type { AnyCall } from '#sandbox/http/binding/bind-calls.ts';
import type { SessionEnd, Sessions } from './sessions.ts';

const END_CODES = {
  logout: 'AUTH_ERROR',
  expired: 'AUTH_ERROR',
  elsewhere: 'LOGIN_ELSEWHERE',
  password: 'PASSWORD_CHANGED',
} as const satisfies Record<SessionEnd | 'expired', PlatformCodeName>;

/** Which of a call's addresses was asked: the members', the guests', or the only one [6.01]. */
export type Door = 'member' | 'guest' | 'only';

type Question = {
  readonly call: AnyCall;
  readonly door: Door;
  readonly token: string;
  readonly siteId: number;
  readonly device: string;
  readonly now: number;
  /** Called when a session is used from elsewhere than it began. */
  readonly onForeign: () => void;
};

/**
 * The member a request comes from; a session is good only on the site and the device where it began. A call guests may make too is answered as to a guest when the token is no good.
 * @throws Refusal NEEDS_LOGIN, AUTH_ERROR, LOGIN_ELSEWHERE, PASSWORD_CHANGED, ACCOUNT_BLOCKADE where a member is needed.
 */
export function whoAsks(
  { accounts, sessions }: { readonly accounts: Pick<Accounts, 'byId'>; readonly sessions: Sessions },
  { call, door, token, siteId, device, now, onForeign }: Question,
): Account | null {
  if (call.credentials === 'none' || door === 'guest') return null;
  const needed = call.credentials === 'member' || door === 'member';
  const session = sessions.use(token, { siteId, device, now });
  if (session.is === 'foreign') onForeign();
  const account = session.is === 'alive' ? accounts.byId(session.userId) : null;
  if (account?.blocked) return needed ? refuse('ACCOUNT_BLOCKADE') : null;
  if (account || !needed) return account;
  if (token === '') return refuse('NEEDS_LOGIN');
  return refuse(session.is === 'ended' ? END_CODES[session.why] : 'AUTH_ERROR');
}
