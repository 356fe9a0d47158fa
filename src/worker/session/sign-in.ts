import { sessionEntryExpiry } from '#contract/people/account/local-hours.ts';
import type { Member } from '#contract/people/member/schema.ts';
import type { Clock } from '#contract/units/time.ts';
import { APP_VERSION } from '#contract/version.ts';
import type { CryptoEngine } from '#contract/wire/crypto/crypto-engine.ts';
import { APP_SECRET } from '#contract/wire/headers.ts';
import { loginHash, loginSignature } from '#contract/wire/login-signature.ts';
import { doWork } from '#contract/wire/robot-work.ts';
import type { StoredReferral } from '../wire/identity.ts';
import type { Send } from '../wire/send.ts';
import type { Mailbox, PhoneNumber, SessionApi } from './session-api.ts';

/** Does the robot check's work out of sight [7.11]. @returns the ticket, good for one try. */
async function robotTicket(send: Send, engine: CryptoEngine): Promise<string> {
  const { challenge, bits } = await send('code.robotRegister', {});
  const seccode = await doWork(engine, challenge, bits);
  const { ticket } = await send('code.robotValidate', { challenge, seccode });
  return ticket;
}

/** Sends a verification code, after the robot check [7.11]. */
export const sendCodeBy =
  (send: Send, engine: CryptoEngine): SessionApi['sendCode'] =>
  async (purpose, to) => {
    const { region = '86', phone = '', email = '' }: Partial<PhoneNumber & Mailbox> = to ?? {};
    const ticket = await robotTicket(send, engine);
    const { waitMs } = await send('code.send', {
      purpose,
      channel: email === '' ? 'phone' : 'email',
      region,
      phone,
      email,
      ticket,
    });
    return { waitMs };
  };

/** Begins a recovery, after the robot check [4.06]. */
export const beginRecoveryBy =
  (send: Send, engine: CryptoEngine): SessionApi['beginRecovery'] =>
  async (name, to) => {
    const ticket = await robotTicket(send, engine);
    return 'email' in to
      ? send('passwordRecovery.emailOne', { name, email: to.email, ticket })
      : send('passwordRecovery.phoneOne', { name, region: to.region, phone: to.phone, ticket });
  };

const THIRTY_DAYS_MS = 30 * 86_400_000;

type Opened = { readonly token: string; readonly member: Member };

type SignInPorts = {
  readonly send: Send;
  readonly engine: CryptoEngine;
  readonly clock: Clock;
  readonly referral: StoredReferral;
  /** Starts a session that has been opened; its token may be stored until then, epoch ms. */
  readonly begin: (opened: Opened, storeUntil: number) => Promise<void>;
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
    cameBy: (link) => referral.save(link, clock.now()),
    referral: async () => {
      const link = referral.current(clock.now());
      return link === null ? null : { by: link.by, code: link.code };
    },
  };
}
