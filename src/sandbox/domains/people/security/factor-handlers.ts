import type { securityCalls } from '#contract/people/security/calls.ts';
import type { StepUpAction } from '#contract/people/security/schema.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { factorOn, recoveryCodeUsed } from '#sandbox/domains/care/inbox/people/security-news.ts';
import type { Guards } from '#sandbox/domains/ground/guard/guards.ts';
import { factorUri } from '#sandbox/domains/ground/guard/totp.ts';
import { provenAccount } from '#sandbox/domains/people/account/open-session.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import { endFactor } from './end-factor.ts';
import type { SecurityPorts } from './security-ports.ts';

const ISSUER = 'Courtside';

type Handlers = HandlersOf<typeof securityCalls>;

/** The password passes a second look only where no second factor is on. @throws Refusal ORDER_STEP_REFUSED. */
function grantByPassword({ factors, stepUps }: Guards, action: StepUpAction, context: CallContext): void {
  if (factors.since(accountOf(context).userId) !== null) refuse('ORDER_STEP_REFUSED');
  stepUps.grant(context.token, action, context.now);
}

/** The second factor: on, off, its recovery codes, and a second look at who acts. */
export const factorHandlers = (
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
      return { recoveryCodes: [...(await factors.renewCodes(accountOf(context).userId))] };
    },
    'security.stepUp': async ({ action, code }, context) => {
      await check(context, code);
      return { until: stepUps.grant(context.token, action, context.now) };
    },
  };
};
