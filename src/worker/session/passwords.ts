import type { CryptoEngine } from '#contract/wire/crypto-engine.ts';
import { loginHash } from '#contract/wire/login-hash.ts';
import type { SessionApi } from '#worker/session/session-api.ts';
import type { Send } from '#worker/wire/send.ts';

type Passwords = Pick<
  SessionApi,
  'resetPassword' | 'changePassword' | 'confirmPassword' | 'beginFactor' | 'endFactor'
>;

/** Another password, for one that was forgotten [4.06, 7.12] or one that is due, and what the password opens. Only hashes leave [7.11]. */
export const createPasswords = (send: Send, engine: CryptoEngine): Passwords => ({
  resetPassword: async (channel, { name, token, password }) => {
    const hash = await loginHash(engine, name, password);
    await send(channel === 'phone' ? 'passwordRecovery.phoneThree' : 'passwordRecovery.emailThree', {
      token,
      password: hash,
    });
  },
  changePassword: async (name, oldPassword, password) => {
    const [before, after] = await Promise.all(
      [oldPassword, password].map((typed) => loginHash(engine, name, typed)),
    );
    await send('account.changePassword', { oldPassword: before ?? '', password: after ?? '' });
  },
  confirmPassword: async (name, password, action) => {
    const hash = await loginHash(engine, name, password);
    await send('security.confirmPassword', { password: hash, ...(action === undefined ? {} : { action }) });
  },
  beginFactor: async (name, password) =>
    send('security.factorBegin', { password: await loginHash(engine, name, password) }),
  endFactor: async (name, password, code) => {
    await send('security.factorEnd', { password: await loginHash(engine, name, password), code });
  },
});
