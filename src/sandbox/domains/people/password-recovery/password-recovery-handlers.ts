import type { DatabaseSync } from 'node:sqlite';
import type { passwordRecoveryCalls } from '#contract/people/password-recovery/calls.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { InboxStore } from '#sandbox/domains/care/inbox/inbox-store.ts';
import { loginPasswordReset } from '#sandbox/domains/care/inbox/people/security-news.ts';
import {
  type Address,
  type Channel,
  channelOf,
  emailAddress,
  maskedAddress,
  phoneAddress,
  strangersAddress,
} from '#sandbox/domains/ground/code/address.ts';
import type { Contacts } from '#sandbox/domains/ground/code/contacts.ts';
import type { RobotChecks } from '#sandbox/domains/ground/code/robot-checks.ts';
import type { VerifyCodes } from '#sandbox/domains/ground/code/verify-codes.ts';
import type { WithdrawalHolds } from '#sandbox/domains/ground/guard/withdrawal-holds.ts';
import type { Accounts } from '#sandbox/domains/ground/member/accounts.ts';
import type { Passwords } from '#sandbox/domains/ground/member/password.ts';
import { deviceText } from '#sandbox/domains/ground/security-log/note-refusal.ts';
import type { SecurityLog } from '#sandbox/domains/ground/security-log/security-log.ts';
import { guardWaitUntil } from '#sandbox/domains/money/order/waits.ts';
import type { AccountStatuses } from '#sandbox/domains/people/account/account-status.ts';
import type { LoginAttempts } from '#sandbox/domains/people/account/login-attempts.ts';
import type { Sessions } from '#sandbox/domains/people/session/sessions.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import type { CallContext } from '#sandbox/http/binding/call-context.ts';
import { createThrottle } from '#sandbox/http/binding/throttle.ts';
import type { RecoverySteps } from './recovery-steps.ts';

/** Dependencies of the password recovery handlers. */
type Ports = {
  readonly db: DatabaseSync;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly messages: InboxStore;
  readonly sites: SiteStore;
  readonly security: SecurityLog;
  readonly auth: {
    readonly codes: VerifyCodes;
    readonly contacts: Contacts;
    readonly robots: Pick<RobotChecks, 'take'>;
    readonly recovery: RecoverySteps;
    readonly accountStatus: AccountStatuses;
    readonly loginAttempts: LoginAttempts;
    readonly passwords: Pick<Passwords, 'store'>;
    readonly guards: { readonly holds: Pick<WithdrawalHolds, 'begin'> };
  };
};

/** Attempts per ten minutes: a person tries a phone and a mailbox a few times. */
const TRIES = { each: 10, all: 1_000 };

type Second = { readonly token: string; readonly code: string };
type Third = { readonly token: string; readonly password: string };

/** Step one: a code is sent where name and address belong together, and the answer is the same where they do not. */
function stepOne({ accounts, sites, security, auth }: Ports) {
  const { codes, contacts, robots, recovery } = auth;
  const tries = createThrottle(TRIES);
  /** The member whom name and address both belong to, for long enough; null otherwise. */
  const ownerOf = (name: string, address: Address, { siteId, now }: CallContext): string | null => {
    const userId = accounts.byName(name)?.userId;
    if (userId === undefined || contacts.ownerOf(address) !== userId) return null;
    return guardWaitUntil(sites, siteId, contacts.since(address), now) === null ? userId : null;
  };
  return (name: string, address: Address, ticket: string, context: CallContext) => {
    const { now, device } = context;
    if (!robots.take(ticket, now)) return refuse('CODE_REFUSED');
    tries.take(context);
    const userId = ownerOf(name, address, context);
    const to = userId === null ? strangersAddress(name, address) : address;
    if (userId === null)
      security.note({ kind: 'recoveryRefused', who: deviceText(device), what: 'passwordRecovery' }, now);
    const { waitMs } = codes[userId === null ? 'pretend' : 'send'](to, 'recover', now);
    const token = recovery.open({ userId, address: to, channel: channelOf(address), step: 2 }, now);
    return { token, sentTo: maskedAddress(address), waitMs };
  };
}

/** A forgotten password, each step by the token of the one before [4.06, 7.12]. */
export const passwordRecoveryHandlers = (platform: Ports): HandlersOf<typeof passwordRecoveryCalls> => {
  const { db, accounts, sessions, auth, messages } = platform;
  const { codes, recovery, accountStatus, loginAttempts, guards } = auth;
  const one = stepOne(platform);

  const two = ({ token, code }: Second, channel: Channel, now: number) => {
    const { userId, address } = recovery.find(token, channel, 2, now);
    codes.use(address, 'recover', code, now);
    if (userId === null) return refuse('STEP_EXPIRED');
    recovery.close(token);
    return { token: recovery.open({ userId, address, channel, step: 3 }, now) };
  };
  const three = async ({ token, password }: Third, channel: Channel, now: number) => {
    const { userId } = recovery.find(token, channel, 3, now);
    if (userId === null) return refuse('STEP_EXPIRED');
    recovery.close(token);
    const stored = await auth.passwords.store(password);
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
    'passwordRecovery.phoneOne': ({ name, ticket, ...phone }, context) =>
      one(name, phoneAddress(phone), ticket, context),
    'passwordRecovery.phoneTwo': (input, { now }) => two(input, 'phone', now),
    'passwordRecovery.phoneThree': (input, { now }) => three(input, 'phone', now),
    'passwordRecovery.emailOne': ({ name, email, ticket }, context) =>
      one(name, emailAddress(email), ticket, context),
    'passwordRecovery.emailTwo': (input, { now }) => two(input, 'email', now),
    'passwordRecovery.emailThree': (input, { now }) => three(input, 'email', now),
  };
};
