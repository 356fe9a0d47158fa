import { sessionEntryExpiry } from '#contract/people/account/session-entry-expiry.ts';
import type { Member } from '#contract/people/member/schema.ts';
import type { Clock } from '#contract/units/time.ts';
import { APP_VERSION } from '#contract/version.ts';
import { APP_SECRET } from '#contract/wire/app-secret.ts';
import type { CryptoEngine } from '#contract/wire/crypto/crypto-engine.ts';
import { loginHash } from '#contract/wire/login-hash.ts';
import { loginSignature } from '#contract/wire/login-signature.ts';
import type { SessionApi } from '#worker/session/session-api.ts';
import type { StoredReferral } from '#worker/wire/identity.ts';
import type { Send } from '#worker/wire/send.ts';

const THIRTY_DAYS_MS = 30 * 86_400_000;

type Opened = { readonly token: string; readonly member: Member };

type SignInPorts = {
  readonly send: Send;
  readonly engine: CryptoEngine;
  readonly clock: Clock;
  readonly referral: StoredReferral;
  /** Starts a session that has been opened; its token may be stored until then, epoch ms. */
  readonly begin: (opened: Opened, keepUntil: number) => Promise<void>;
};

type SignIn = Pick<SessionApi, 'login' | 'loginByPhone' | 'register' | 'cameBy' | 'referral'>;

/** Creates the login methods [7.11]. A typed password is hashed here and passed no further. */
export function createSignIn({ send, engine, clock, referral, begin }: SignInPorts): SignIn {
  const client = () => ({ flag: 'web', version: APP_VERSION, timewd: String(clock.now()) });
  const tonight = () => sessionEntryExpiry(clock.now());
  return {
    login: async (name, password, stay = false, secondCode = '') => {
      const hash = await loginHash(engine, name, password);
      const second = secondCode === '' ? {} : { secondCode };
      const payload = { name, password: hash, ...client(), oldPassword: '', ...second };
      if (!stay) return begin(await send('account.login', payload), tonight());
      const signature = await loginSignature(engine, APP_SECRET, payload);
      const opened = await send('account.loginSigned', { ...payload, signature });
      return begin(opened, clock.now() + THIRTY_DAYS_MS);
    },
    loginByPhone: async (phone) =>
      begin(await send('account.loginByPhone', { ...phone, ...client() }), tonight()),
    register: async ({ name, password, ...rest }) => {
      const hash = await loginHash(engine, name, password);
      const opened = await send('register.submit', { name, password: hash, ...rest, ...client() });
      await referral.forget();
      await begin(opened, tonight());
    },
    cameBy: (link) => referral.keep(link, clock.now()),
    referral: async () => {
      const link = referral.current(clock.now());
      return link === null ? null : { by: link.by, code: link.code };
    },
  };
}
