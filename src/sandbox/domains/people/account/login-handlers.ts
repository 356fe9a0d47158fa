import { COMPARE_TIME_THRESHOLD_MS } from '#contract/calls/request-constants.ts';
import type { RefusalCode } from '#contract/error-codes.table.ts';
import type { accountCalls } from '#contract/people/account/calls.ts';
import { VERIFY_WAIT_MAX_MS } from '#contract/people/captcha/constants.ts';
import type { LoginMethod, LoginOutcome } from '#contract/people/security/schema.ts';
import { APP_SECRET } from '#contract/wire/headers.ts';
import { loginSignature } from '#contract/wire/login-signature.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { Refusal, refuse } from '#sandbox/base/refusal.ts';
import { isSameText } from '#sandbox/base/secret-text.ts';
import { dropExpired } from '#sandbox/base/time/expiring-entries.ts';
import { loginLocked } from '#sandbox/domains/care/inbox/people/security-news.ts';
import { phoneAddress } from '#sandbox/domains/ground/code/address.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import type { CallContext } from '#sandbox/http/binding/call-context.ts';
import type { AccountPorts } from './account-ports.ts';
import { openSession, provenAccount, whereFrom } from './open-session.ts';

const OUTCOMES: Readonly<Partial<Record<RefusalCode, LoginOutcome>>> = {
  BAD_CREDENTIALS: 'wrongPassword',
  LOGIN_LOCKED: 'locked',
  WRONG_VERIFY_CODE: 'wrongCode',
  SECOND_FACTOR_WRONG: 'wrongCode',
  SECOND_FACTOR_LOCKED: 'locked',
  ACCOUNT_BLOCKADE: 'blocked',
};

type Tried = { readonly userId: string | undefined; readonly method: LoginMethod };

/** Runs a login; a refusal is added to the history of the account’s member, if the account exists. */
async function noteFailedLogin<Result>(
  { auth, messages }: AccountPorts,
  { userId, method }: Tried,
  context: CallContext,
  login: () => Promise<Result>,
): Promise<Result> {
  try {
    return await login();
  } catch (thrown) {
    const outcome = thrown instanceof Refusal ? OUTCOMES[thrown.code] : undefined;
    if (userId === undefined || outcome === undefined) throw thrown;
    const where = whereFrom(context);
    auth.guards.logins.note({ userId, at: context.now, ...where, way: method, outcome });
    const isLast = thrown instanceof Refusal && outcome === 'wrongPassword' && thrown.data?.max === 0;
    if (isLast) messages.send(userId, { ...loginLocked(where), at: context.now });
    throw thrown;
  }
}

const LIFE_MS = 300_000;

type Proof = { readonly address: string; readonly code: string; readonly device: string };

/** Codes that were right and are spent, while the member types the code of the second factor; a restart forgets them. */
type PhoneProofs = {
  has(proof: Proof, now: number): boolean;
  save(proof: Proof, now: number): void;
  drop(proof: Proof): void;
};

const keyOf = ({ address, code, device }: Proof) => `${address}\n${code}\n${device}`;

/** A proof is good on the device that gave it, for five minutes from the first time. */
function createPhoneProofs(): PhoneProofs {
  const proofs = new Map<string, { readonly until: number }>();
  return {
    has: (proof, now) => (proofs.get(keyOf(proof))?.until ?? 0) > now,
    save(proof, now) {
      dropExpired(proofs, now);
      if (!proofs.has(keyOf(proof))) proofs.set(keyOf(proof), { until: now + LIFE_MS });
    },
    drop: (proof) => void proofs.delete(keyOf(proof)),
  };
}

const THIRTY_DAYS_MS = 30 * 86_400_000;
/** A login that waits for its verification is sent again as it was signed. */
const SIGNED_LOGIN_LIVES_MS = COMPARE_TIME_THRESHOLD_MS + VERIFY_WAIT_MAX_MS;

type Handlers = Pick<
  HandlersOf<typeof accountCalls>,
  'account.login' | 'account.loginByPhone' | 'account.loginSigned'
>;
type Payload = { readonly name: string; readonly password: string; readonly secondCode?: string };

/** The ways into an account that is there already [7.11]. `password` is the login hash. */
export const loginHandlers = (platform: AccountPorts): Handlers => {
  const { accounts, auth, sites } = platform;
  const proofs = createPhoneProofs();

  const byPassword = (payload: Payload, context: CallContext, life: { readonly lifeMs?: number }) => {
    const tried = { userId: accounts.byName(payload.name)?.userId, method: 'password' } as const;
    const { secondCode } = payload;
    return noteFailedLogin(platform, tried, context, async () => {
      const account = await provenAccount(platform, payload, context);
      return openSession(platform, account, context, { method: 'password', secondCode, ...life });
    });
  };

  return {
    'account.login': (payload, context) => byPassword(payload, context, {}),
    'account.loginByPhone': ({ region, phone, code, secondCode }, context) => {
      const { now } = context;
      if (sites.config(context.siteId).params?.phone_login !== '1') return refuse('NOT_FOUND');
      const address = phoneAddress({ region, phone });
      const userId = auth.contacts.ownerOf(address) ?? undefined;
      return noteFailedLogin(platform, { userId, method: 'phone' }, context, async () => {
        const proof = { address, code, device: context.device };
        if (!proofs.has(proof, now)) auth.codes.use(address, 'login', code, now);
        const account = accounts.byId(userId ?? '') ?? refuse('NOT_FOUND');
        proofs.save(proof, now);
        const opened = await openSession(platform, account, context, { method: 'phone', secondCode });
        proofs.drop(proof);
        return opened;
      });
    },
    'account.loginSigned': async (payload, context) => {
      const right = await loginSignature(nodeEngine, APP_SECRET, payload);
      const age = Math.abs(context.now - Number(payload.timewd));
      if (!isSameText(payload.signature, right) || !(age <= SIGNED_LOGIN_LIVES_MS))
        return refuse('BAD_SIGNATURE');
      return byPassword(payload, context, { lifeMs: THIRTY_DAYS_MS });
    },
  };
};
