import type { RefusalCode } from '#contract/error-codes.table.ts';
import type { LoginOutcome, LoginWay } from '#contract/people/security/schema.ts';
import { Refusal } from '#sandbox/base/refusal.ts';
import { loginLocked } from '#sandbox/domains/care/inbox/people/security-news.ts';
import type { CallContext } from '#sandbox/http/binding/call-context.ts';
import type { AccountPorts } from './account-ports.ts';
import { whereFrom } from './where-from.ts';

const OUTCOMES: Readonly<Partial<Record<RefusalCode, LoginOutcome>>> = {
  BAD_CREDENTIALS: 'wrongPassword',
  LOGIN_LOCKED: 'locked',
  WRONG_VERIFY_CODE: 'wrongCode',
  SECOND_FACTOR_WRONG: 'wrongCode',
  SECOND_FACTOR_LOCKED: 'locked',
  ACCOUNT_BLOCKADE: 'blocked',
};

type Tried = { readonly userId: string | undefined; readonly way: LoginWay };

/** Runs a login; a refusal is added to the history of the account’s member, if the account exists. */
export async function noteFailedLogin<Result>(
  { auth, messages }: AccountPorts,
  { userId, way }: Tried,
  context: CallContext,
  login: () => Promise<Result>,
): Promise<Result> {
  try {
    return await login();
  } catch (thrown) {
    const outcome = thrown instanceof Refusal ? OUTCOMES[thrown.code] : undefined;
    if (userId === undefined || outcome === undefined) throw thrown;
    const where = whereFrom(context);
    auth.guards.logins.note({ userId, at: context.now, ...where, way, outcome });
    const isLast = thrown instanceof Refusal && outcome === 'wrongPassword' && thrown.data?.max === 0;
    if (isLast) messages.send(userId, { ...loginLocked(where), at: context.now });
    throw thrown;
  }
}
