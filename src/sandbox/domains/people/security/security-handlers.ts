import type { securityCalls } from '#contract/people/security/calls.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { othersEnded } from '#sandbox/domains/care/inbox/people/security-news.ts';
import { maskedAddress } from '#sandbox/domains/ground/code/masked-address.ts';
import { requireStepUp } from '#sandbox/domains/ground/guard/guards.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import { factorHandlers } from './factor-handlers.ts';
import type { SecurityPorts } from './security-ports.ts';

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
