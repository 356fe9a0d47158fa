import type { DatabaseSync } from 'node:sqlite';
import type { passwordRecoveryCalls } from '#contract/calls/password-recovery.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { AccountStatuses } from '#sandbox/domains/account/account-status.ts';
import type { LoginAttempts } from '#sandbox/domains/account/login-attempts.ts';
import { type Address, type Channel, emailAddress, phoneAddress } from '#sandbox/domains/code/address.ts';
import type { Contacts } from '#sandbox/domains/code/contacts.ts';
import { maskedAddress } from '#sandbox/domains/code/masked-address.ts';
import type { VerifyCodes } from '#sandbox/domains/code/verify-codes.ts';
import type { PayOutHolds } from '#sandbox/domains/guard/pay-out-holds.ts';
import type { InboxStore } from '#sandbox/domains/inbox/inbox-store.ts';
import { loginPasswordReset } from '#sandbox/domains/inbox/security-news.ts';
import type { Accounts } from '#sandbox/domains/member/accounts.ts';
import { storePassword } from '#sandbox/domains/member/password.ts';
import type { Sessions } from '#sandbox/domains/session/sessions.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import type { RecoverySteps } from './recovery-steps.ts';

/** What the handlers need of the platform. */
type Ports = {
  readonly db: DatabaseSync;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly messages: InboxStore;
  readonly auth: {
    readonly codes: VerifyCodes;
    readonly contacts: Contacts;
    readonly recovery: RecoverySteps;
    readonly accountStatus: AccountStatuses;
    readonly loginAttempts: LoginAttempts;
    readonly guards: { readonly holds: Pick<PayOutHolds, 'begin'> };
  };
};

type Second = { readonly token: string; readonly code: string };
type Third = { readonly token: string; readonly password: string };

/** A forgotten password, each step by the token of the one before [4.06, 7.12]. */
export const passwordRecoveryHandlers = (platform: Ports): HandlersOf<typeof passwordRecoveryCalls> => {
  const { db, accounts, sessions, auth, messages } = platform;
  const { codes, contacts, recovery, accountStatus, loginAttempts, guards } = auth;

  const one = (name: string, address: Address, now: number) => {
    const account = accounts.byName(name);
    if (!account || contacts.ownerOf(address) !== account.userId) return refuse('RECOVERY_MISMATCH');
    const { waitMs } = codes.send(address, 'recover', now);
    const token = recovery.open({ userId: account.userId, address, step: 2 }, now);
    return { token, sentTo: maskedAddress(address), waitMs };
  };
  const two = ({ token, code }: Second, channel: Channel, now: number) => {
    const { userId, address } = recovery.find(token, channel, 2, now);
    codes.use(address, 'recover', code, now);
    recovery.close(token);
    return { token: recovery.open({ userId, address, step: 3 }, now) };
  };
  const three = async ({ token, password }: Third, channel: Channel, now: number) => {
    const { userId } = recovery.find(token, channel, 3, now);
    recovery.close(token);
    const stored = await storePassword(password);
    transaction(db, () => {
      accounts.setPassword(userId, stored);
      sessions.endAll(userId, 'password');
      accountStatus.passwordChanged(userId, now);
      guards.holds.begin(userId, 'passwordReset', now);
      messages.send(userId, { ...loginPasswordReset(), at: now });
    });
    const account = accounts.byId(userId);
    if (account) loginAttempts.succeeded(account.name);
    return {};
  };
  return {
    'passwordRecovery.phoneOne': ({ name, ...phone }, { now }) => one(name, phoneAddress(phone), now),
    'passwordRecovery.phoneTwo': (input, { now }) => two(input, 'phone', now),
    'passwordRecovery.phoneThree': (input, { now }) => three(input, 'phone', now),
    'passwordRecovery.emailOne': ({ name, email }, { now }) => one(name, emailAddress(email), now),
    'passwordRecovery.emailTwo': (input, { now }) => two(input, 'email', now),
    'passwordRecovery.emailThree': (input, { now }) => three(input, 'email', now),
  };
};
