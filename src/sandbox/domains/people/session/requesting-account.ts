import type { RefusalCode } from '#contract/error-codes.table.ts';
import { dayTime, serverTime } from '#contract/units/time.ts';
import type { Account } from '#sandbox/base/account.ts';
import { Refusal, refuse } from '#sandbox/base/refusal.ts';
import type { Accounts } from '#sandbox/domains/ground/member/accounts.ts';
import type { Requester } from '#sandbox/http/calls/call-ports.ts';
import type { LaterLogin, SessionEnd, Sessions } from './sessions.ts';

const END_CODES = {
  logout: 'AUTH_ERROR',
  expired: 'AUTH_ERROR',
  password: 'PASSWORD_CHANGED',
} as const satisfies Record<Exclude<SessionEnd, 'elsewhere'> | 'expired', RefusalCode>;

/** Names the login that ended this session, by time, device and place, and what to do about a stranger's [8.06]. */
function elsewhereRefusal(by: LaterLogin | null): Refusal {
  if (by === null) return new Refusal('LOGIN_ELSEWHERE');
  const where = `${by.deviceName}（${by.place}）`;
  return new Refusal(
    'LOGIN_ELSEWHERE',
    null,
    `账号于 ${dayTime(serverTime(by.at))} 在 ${where}登录，这台设备已退出。不是你本人的话，请重新登录并马上修改密码。`,
  );
}

/**
 * Returns the member that sends a request; a session is valid only on the site and the device where it began. A call open
 * to guests is served as to a guest when the token is invalid.
 * @throws Refusal NEEDS_LOGIN, AUTH_ERROR, LOGIN_ELSEWHERE, PASSWORD_CHANGED, ACCOUNT_BLOCKADE where a member is required.
 */
export function requestingAccount(
  { accounts, sessions }: { readonly accounts: Pick<Accounts, 'byId'>; readonly sessions: Sessions },
  { call, door, token, siteId, device, now, onForeign }: Requester,
): Account | null {
  if (call.credentials === 'none' || door === 'guest') return null;
  const needed = call.credentials === 'member' || door === 'member';
  const session = sessions.use(token, { siteId, device, now });
  if (session.is === 'foreign') onForeign();
  const account = session.is === 'alive' ? accounts.byId(session.userId) : null;
  if (account?.blocked) return needed ? refuse('ACCOUNT_BLOCKADE') : null;
  if (account || !needed) return account;
  if (token === '') return refuse('NEEDS_LOGIN');
  if (session.is !== 'ended') return refuse('AUTH_ERROR');
  if (session.reason === 'elsewhere') throw elsewhereRefusal(session.by);
  return refuse(END_CODES[session.reason]);
}
