import type { CallContext } from '#sandbox/http/call-context.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import { tellOfNewDevice } from '#sandbox/messages/event-messages.ts';
import type { Platform } from '#sandbox/platform.ts';
import type { Account } from '#sandbox/session/accounts.ts';
import { memberView } from '#sandbox/session/member-view.ts';
import { isPassword } from '#sandbox/session/password.ts';

/** Characters in a picture [7.11]. */
const PICTURE = 1;
/** Nobody's: compared with when the name is unknown, so that the time taken tells nothing. */
const NOBODY = { salt: '00', password: '00'.repeat(32) };

/** With so many wrong passwords a site lets a name off; with any number where it has no such rule [9.10]. */
const freeTries = (params: Readonly<Record<string, string>> = {}): number => {
  const times = Number(params.login_verify_trigger_times);
  return times > 0 ? times : Number.POSITIVE_INFINITY;
};

/**
 * The account of a name and a login hash. After a few wrong passwords a verification comes first, whether there is an
 * account of that name or not [9.10].
 * @throws Refusal NEED_SAFE, BAD_CREDENTIALS with the tries left, LOGIN_LOCKED.
 */
export async function provenAccount(
  { accounts, sites, entrance: { tries } }: Platform,
  { name, password }: { readonly name: string; readonly password: string },
  { siteId, now, demand }: Pick<CallContext, 'siteId' | 'now' | 'demand'>,
): Promise<Account> {
  const wrong = tries.admit(name, now);
  if (wrong >= freeTries(sites.config(siteId).params)) demand(PICTURE);
  const account = accounts.byName(name);
  const right = await isPassword(account ?? NOBODY, password);
  if (!account || !right) return tries.failed(name, now);
  tries.succeeded(name);
  return account;
}

/** Lets a member in who has proven who they are. @throws Refusal ACCOUNT_BLOCKADE. */
export function openSession(
  { sessions, ledger, switches, entrance, messages }: Platform,
  account: Account,
  { siteId, device, now }: Pick<CallContext, 'siteId' | 'device' | 'now'>,
  lifeMs?: number,
) {
  if (account.blocked) return refuse('ACCOUNT_BLOCKADE');
  if (switches.oneSession) sessions.endAll(account.userId, 'elsewhere');
  if (messages.isNewDevice(account.userId, device)) tellOfNewDevice(messages, account.userId, now);
  entrance.standings.loggedIn(account.userId, now);
  const token = sessions.start({
    userId: account.userId,
    siteId,
    device,
    now,
    ...(lifeMs === undefined ? {} : { lifeMs }),
  });
  return { token, member: memberView(ledger, account, siteId) };
}
