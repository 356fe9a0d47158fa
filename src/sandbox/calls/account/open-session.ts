import type { CallContext } from '#sandbox/http/call-context.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import { tellOfNewDevice } from '#sandbox/messages/event-messages.ts';
import type { Platform } from '#sandbox/platform.ts';
import type { Account } from '#sandbox/session/accounts.ts';
import { memberView } from '#sandbox/session/member-view.ts';
import { isPassword } from '#sandbox/session/password.ts';

/** Nobody's: compared with when the name is unknown, so that the time taken tells nothing. */
const NOBODY = { salt: '00', password: '00'.repeat(32) };

/** The account of a name and a login hash. @throws Refusal BAD_CREDENTIALS with the tries left, LOGIN_LOCKED. */
export async function provenAccount(
  { accounts, entrance: { tries } }: Platform,
  { name, password }: { readonly name: string; readonly password: string },
  now: number,
): Promise<Account> {
  tries.admit(name, now);
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
