import type { DatabaseSync } from 'node:sqlite';
import type { securityCalls } from '#contract/people/security/calls.ts';
import type { StepUpAction } from '#contract/people/security/schema.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { InboxStore } from '#sandbox/domains/care/inbox/inbox-store.ts';
import {
  factorOff,
  factorOn,
  othersEnded,
  recoveryCodesRenewed,
  recoveryCodeUsed,
} from '#sandbox/domains/care/inbox/people/security-news.ts';
import { maskedAddress } from '#sandbox/domains/ground/code/address.ts';
import { type Guards, requireStepUp } from '#sandbox/domains/ground/guard/guards.ts';
import { factorUri } from '#sandbox/domains/ground/guard/totp.ts';
import type { WithdrawPasswords } from '#sandbox/domains/money/withdraw-password/withdraw-passwords.ts';
import type { AccountPorts } from '#sandbox/domains/people/account/account-ports.ts';
import { provenAccount } from '#sandbox/domains/people/account/open-session.ts';
import type { MemberSessions } from '#sandbox/domains/people/session/member-sessions.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';

type EndingPorts = {
  readonly db: DatabaseSync;
  readonly auth: { readonly guards: Guards };
  readonly messages: Pick<InboxStore, 'send'>;
};

/** Turns the second factor of a member off, delays their withdrawals for a while and notifies them; has no effect without one. */
export function endFactor({ db, auth, messages }: EndingPorts, userId: string, now: number): void {
  const { factors, trusted, holds } = auth.guards;
  if (factors.since(userId) === null) return;
  transaction(db, () => {
    factors.end(userId);
    trusted.forget(userId);
    holds.begin(userId, 'factorEnded', now);
    messages.send(userId, { ...factorOff(), at: now });
  });
}

/** Dependencies of the account’s guards. */
type SecurityPorts = AccountPorts & {
  readonly memberSessions: MemberSessions;
  readonly money: { readonly passwords: Pick<WithdrawPasswords, 'isSet'> };
  sessionIdleMs(siteId: number): number;
};

const ISSUER = 'Courtside';

type Handlers = HandlersOf<typeof securityCalls>;

/** The password passes a second look only where no second factor is on. @throws Refusal ORDER_STEP_REFUSED. */
function grantByPassword({ factors, stepUps }: Guards, action: StepUpAction, context: CallContext): void {
  if (factors.since(accountOf(context).userId) !== null) refuse('ORDER_STEP_REFUSED');
  stepUps.grant(context.token, action, context.now);
}

/** Replaces the recovery codes of the member, and notifies them. */
async function renewCodes({ auth, messages }: SecurityPorts, context: CallContext): Promise<string[]> {
  const { userId } = accountOf(context);
  const codes = await auth.guards.factors.renewCodes(userId);
  messages.send(userId, { ...recoveryCodesRenewed(), at: context.now });
  return [...codes];
}

/** The second factor: on, off, its recovery codes, and a second look at who acts. */
const factorHandlers = (
  platform: SecurityPorts,
): Pick<
  Handlers,
  `security.factor${'Begin' | 'Confirm' | 'End'}` | `security.${'confirmPassword' | 'renewCodes' | 'stepUp'}`
> => {
  const { db, sessions, auth, messages } = platform;
  const { factors, trusted, stepUps } = auth.guards;
  /** Checks a time-based code, or a recovery code, whose use is reported to its owner. */
  const check = async (context: CallContext, code: string) => {
    const { userId } = accountOf(context);
    const proof = await factors.check(userId, code, context.now);
    if (proof === 'recoveryCode')
      messages.send(userId, { ...recoveryCodeUsed(factors.codesLeft(userId)), at: context.now });
  };
  const checkPassword = (context: CallContext, password: string) =>
    provenAccount(platform, { name: accountOf(context).name, password }, context);

  return {
    'security.confirmPassword': async ({ password, action }, context) => {
      await checkPassword(context, password);
      if (action !== undefined) grantByPassword(auth.guards, action, context);
      return {};
    },
    'security.factorBegin': async ({ password }, context) => {
      const { userId, name } = accountOf(context);
      await checkPassword(context, password);
      const secret = factors.begin(userId);
      return { secret, uri: factorUri(ISSUER, name, secret) };
    },
    'security.factorConfirm': async ({ code }, context) => {
      const { userId } = accountOf(context);
      const recoveryCodes = [...(await factors.confirm(userId, code, context.now))];
      transaction(db, () => {
        sessions.endAll(userId, 'logout', context.token);
        trusted.forget(userId);
        trusted.trust(userId, context.device, context.now);
        messages.send(userId, { ...factorOn(), at: context.now });
      });
      return { recoveryCodes };
    },
    'security.factorEnd': async ({ password, code }, context) => {
      await checkPassword(context, password);
      await check(context, code);
      endFactor(platform, accountOf(context).userId, context.now);
      return {};
    },
    'security.renewCodes': async ({ code }, context) => {
      await check(context, code);
      return { recoveryCodes: await renewCodes(platform, context) };
    },
    'security.stepUp': async ({ action, code }, context) => {
      await check(context, code);
      return { until: stepUps.grant(context.token, action, context.now) };
    },
  };
};

const flag = (value: boolean) => (value ? (1 as const) : (0 as const));

/** Returns the guards of the account, as shown to its member. */
function overview({ auth, money, memberSessions, sessionIdleMs }: SecurityPorts, context: CallContext) {
  const { userId } = accountOf(context);
  const { factors } = auth.guards;
  const [phone, email] = [auth.contacts.of(userId, 'phone'), auth.contacts.of(userId, 'email')];
  const since = factors.since(userId);
  const idleMs = sessionIdleMs(context.siteId);
  return {
    passwordChangedAt: auth.accountStatus.password(userId, context.now).changedAt,
    withdrawPasswordSet: flag(money.passwords.isSet(userId)),
    phone: phone === null ? '' : maskedAddress(phone),
    email: email === null ? '' : maskedAddress(email),
    factor: since === null ? null : { since, codesLeft: factors.codesLeft(userId) },
    sessions: memberSessions.list(userId, context.token, context.now).length,
    idleMinutes: Number.isFinite(idleMs) ? idleMs / MINUTE_MS : null,
  };
}

/** Sessions, the history of logins and the second factor of a member [7.16]. */
export const securityHandlers = (platform: SecurityPorts): HandlersOf<typeof securityCalls> => {
  const { db, sessions, memberSessions, auth, messages } = platform;
  const { logins, trusted } = auth.guards;
  const listed = (context: CallContext) => ({
    list: memberSessions
      .list(accountOf(context).userId, context.token, context.now)
      .map(({ deviceName, isCurrent, ...session }) => ({
        ...session,
        device: deviceName,
        isCurrent: flag(isCurrent),
      })),
  });

  return {
    'security.overview': (_input, context) => overview(platform, context),
    'security.sessions': (_input, context) => listed(context),
    'security.endSession': ({ sessionId }, context) => {
      const { userId } = accountOf(context);
      requireStepUp(auth.guards, 'endSessions', context);
      const device = memberSessions.end(userId, sessionId) ?? refuse('NOT_FOUND');
      trusted.forget(userId, device);
      return listed(context);
    },
    'security.endOthers': (_input, context) => {
      const { userId } = accountOf(context);
      requireStepUp(auth.guards, 'endSessions', context);
      transaction(db, () => {
        sessions.endAll(userId, 'logout', context.token);
        trusted.forget(userId);
        trusted.trust(userId, context.device, context.now);
        messages.send(userId, { ...othersEnded(), at: context.now });
      });
      return listed(context);
    },
    'security.logins': ({ page, size }, context) => logins.page(accountOf(context).userId, page, size),
    ...factorHandlers(platform),
  };
};
