import type { LoginMethod } from '#contract/people/security/schema.ts';
import type { Account } from '#sandbox/base/account.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { newDevice, recoveryCodeUsed } from '#sandbox/domains/care/inbox/people/security-news.ts';
import { deviceName, placeName } from '#sandbox/domains/ground/guard/device-name.ts';
import { memberView } from '#sandbox/domains/ground/member/member-view.ts';
import type { CallContext } from '#sandbox/http/binding/call-context.ts';
import type { AccountPorts } from './account-ports.ts';

/** Device and location of a request, as text for members. */
export const whereFrom = ({ agent, address }: Pick<CallContext, 'agent' | 'address'>) => ({
  device: deviceName(agent),
  place: placeName(address),
});

/**
 * Passes members without a second factor, devices that have passed it recently, and a valid code of it.
 * @throws Refusal SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG, SECOND_FACTOR_LOCKED.
 */
async function passFactor(
  { auth: { guards }, messages }: AccountPorts,
  userId: string,
  code: string | undefined,
  { device, now }: Pick<CallContext, 'device' | 'now'>,
): Promise<void> {
  const { factors, trusted } = guards;
  if (factors.since(userId) === null || trusted.isTrusted(userId, device, now)) return;
  if (code === undefined) return refuse('SECOND_FACTOR_NEEDED');
  const proof = await factors.check(userId, code, now);
  trusted.trust(userId, device, now);
  if (proof === 'recoveryCode')
    messages.send(userId, { ...recoveryCodeUsed(factors.codesLeft(userId)), at: now });
}

/** Characters in an image [7.11]. */
const IMAGE_CAPTCHA = 1;

/** Number of wrong passwords that a site allows a name without verification; unlimited without such a rule [9.10]. */
const freeTries = (params: Readonly<Record<string, string>> = {}): number => {
  const times = Number(params.login_verify_trigger_times);
  return times > 0 ? times : Number.POSITIVE_INFINITY;
};

/**
 * Returns the account of a name and a login hash. After a few wrong passwords a verification comes first, whether an
 * account of that name exists or not [9.10].
 * @throws Refusal NEED_SAFE, BAD_CREDENTIALS with the attempts left, LOGIN_LOCKED.
 */
export function provenAccount(
  { accounts, sites, auth: { loginAttempts, passwords } }: AccountPorts,
  { name, password }: { readonly name: string; readonly password: string },
  { siteId, now, demand }: Pick<CallContext, 'siteId' | 'now' | 'demand'>,
): Promise<Account> {
  return loginAttempts.inTurn(name, async () => {
    const wrong = loginAttempts.failures(name, now);
    if (wrong >= freeTries(sites.config(siteId).params)) demand(IMAGE_CAPTCHA);
    const remaining = loginAttempts.count(name, now);
    const account = accounts.byName(name);
    const checked = await passwords.check(account, password);
    if (!account || checked.is === 'wrong') return refuse('BAD_CREDENTIALS', { max: remaining });
    if (checked.better) accounts.strengthenPassword(account, checked.better);
    loginAttempts.succeeded(name);
    return account;
  });
}

type Entry = {
  readonly method: LoginMethod;
  /** Code of the second factor. */
  readonly secondCode?: string | undefined;
  readonly lifeMs?: number;
};

/**
 * Opens a session for an authenticated member. @throws Refusal ACCOUNT_BLOCKADE, SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG,
 * SECOND_FACTOR_LOCKED.
 */
export async function openSession(
  platform: AccountPorts,
  account: Account,
  context: CallContext,
  { method, secondCode, lifeMs }: Entry,
) {
  const { sessions, switches, auth, messages } = platform;
  const { siteId, device, now } = context;
  const { userId } = account;
  if (account.blocked) return refuse('ACCOUNT_BLOCKADE');
  await passFactor(platform, userId, secondCode, context);
  if (switches.oneSession) sessions.endAll(userId, 'elsewhere');
  const where = whereFrom(context);
  if (messages.isNewDevice(userId, device)) messages.send(userId, { ...newDevice(where), at: now });
  auth.accountStatus.loggedIn(userId, now);
  auth.guards.logins.note({ userId, at: now, ...where, way: method, outcome: 'success' });
  const life = lifeMs === undefined ? {} : { lifeMs };
  const begun = { userId, siteId, device, deviceName: where.device, place: where.place, now };
  const token = sessions.start({ ...begun, ...life });
  return { token, member: memberView(platform, account, { siteId, now }) };
}
