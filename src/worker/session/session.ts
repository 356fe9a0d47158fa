import type { BehaviorSubject } from 'rxjs';
import * as v from 'valibot';
import { errorRow } from '#contract/errors.ts';
import { ViewerMark } from '#contract/fields/ids.ts';
import type { Member } from '#contract/people/member/schema.ts';
import type { Clock } from '#contract/units/time.ts';
import type { CryptoEngine } from '#contract/wire/crypto/crypto-engine.ts';
import { newNonce } from '#contract/wire/envelope.ts';
import { loginHash } from '#contract/wire/login-signature.ts';
import { type ServerClock, surelyNow } from '../clock/server-clock.ts';
import type { TabChannel } from '../tabs/tab-channel.ts';
import type { StoredReferral } from '../wire/identity.ts';
import type { Failure, Send } from '../wire/send.ts';
import type { Revocations } from './revocations.ts';
import type { SessionApi } from './session-api.ts';
import { type SessionState, tokenOf } from './session-state.ts';
import { beginRecoveryBy, createSignIn, sendCodeBy } from './sign-in.ts';
import type { DatedLogin, StoredToken } from './stored-token.ts';

/** Runs tasks one after another, in the order they were passed; a failing one blocks no other. */
export function oneAfterAnother(): <Answer>(run: () => Promise<Answer>) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const mine = last.then(run, run);
    last = mine;
    return mine;
  };
}

type Passwords = Pick<
  SessionApi,
  'resetPassword' | 'changePassword' | 'confirmPassword' | 'beginFactor' | 'endFactor'
>;

/**
 * Creates the password actions: changes a forgotten [4.06, 7.12] or expired password, and confirms by password. Only hashes
 * are sent [7.11].
 */
const createPasswords = (send: Send, engine: CryptoEngine): Passwords => ({
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

export type SessionPorts = {
  readonly state$: BehaviorSubject<SessionState>;
  readonly send: Send;
  readonly engine: CryptoEngine;
  readonly referral: StoredReferral;
  readonly storedToken: StoredToken;
  readonly revocations: Pick<Revocations, 'revoke' | 'isRevoked'>;
  readonly clock: Clock & Pick<ServerClock, 'reading'>;
  readonly tabs: Pick<TabChannel, 'publish'>;
};

export type Session = SessionApi & {
  /** Restores the session from the store: at the start, when the page is visible again, and when another tab logged in or out. */
  resume(): Promise<void>;
  /** Ends an expired session [9.07]; the time is known by now. */
  forgetExpired(): Promise<void>;
  /** Ends the session when the platform rejected a request that was made in its name [8.06, 8.07, 8.09]. */
  handleFailure(failure: Failure): void;
};

/** Word to the other tabs: read the vault again. */
export const SESSION_CHANGED = 'session-changed';

/**
 * Creates the session and its stored copy. A login is stored before any page shows it, so that a reload finds it; a logout
 * takes effect at once, whatever the store does.
 */
function createHolding({ state$, storedToken, revocations, clock, tabs }: SessionPorts) {
  /** Reads of the store wait for writes: a login half written is no logout, a logout half written no login. */
  const inTurn = oneAfterAnother();
  const isOver = (expiry: number) => expiry <= (surelyNow(clock) ?? Number.NEGATIVE_INFINITY);
  /** Standing of a stored login: usable, left behind, or unknown if the revocations cannot be read. */
  const standingOf = async ({ token, expiry }: DatedLogin): Promise<'good' | 'left' | 'unknown'> => {
    if (isOver(expiry)) return 'left';
    const revoked = await revocations.isRevoked(token);
    if (revoked === 'unknown') return revoked;
    return revoked ? 'left' : 'good';
  };
  const stored = (write: () => Promise<unknown>) =>
    inTurn(async () => {
      await write();
      tabs.publish(SESSION_CHANGED);
    });
  return {
    begin: (login: DatedLogin, member: Member) =>
      stored(async () => {
        try {
          await storedToken.write(login);
        } finally {
          state$.next({ is: 'signedIn', token: login.token, viewer: login.viewer, member });
        }
      }),
    end: () => {
      state$.next({ is: 'guest' });
      return stored(storedToken.clear);
    },
    resume: () =>
      inTurn(async () => {
        const read = await storedToken.read();
        const login = read.is === 'value' ? read.value : null;
        const isKnown = state$.value.is !== 'unknown';
        if (isKnown && (read.is === 'unknown' || (login?.token ?? '') === tokenOf(state$.value))) return;
        const standing = read.is === 'unknown' ? 'unknown' : login && (await standingOf(login));
        if (standing === 'unknown') {
          if (!isKnown) state$.next({ is: 'guest', assumed: true });
          return;
        }
        if (standing === 'left') await storedToken.clear();
        if (!login || standing === 'left') state$.next({ is: 'guest' });
        else state$.next({ is: 'signedIn', token: login.token, viewer: login.viewer, member: null });
      }),
    isExpired: async () => {
      const login = await inTurn(storedToken.read);
      return (
        login.is === 'value' && isOver(login.value.expiry) && login.value.token === tokenOf(state$.value)
      );
    },
  };
}

/**
 * Login, passwords, codes and logout of one core [4.02]. A login that replaces another is a new viewer; a failure ends
 * the session only when it answers a request with the present token.
 */
export function createSession(ports: SessionPorts): Session {
  const { state$, send, engine, referral, revocations, clock } = ports;
  const { begin, end, resume, isExpired } = createHolding(ports);
  const newMark = () => v.parse(ViewerMark, newNonce(engine));
  const signIn = createSignIn({
    send,
    engine,
    clock,
    referral,
    begin: ({ token, member }, expiry) => begin({ token, viewer: newMark(), expiry }, member),
  });
  return {
    resume,
    forgetExpired: async () => {
      if (await isExpired()) await end();
    },
    ...signIn,
    ...createPasswords(send, engine),
    sendCode: sendCodeBy(send, engine),
    beginRecovery: beginRecoveryBy(send, engine),
    logout: async (everywhere = false) => {
      const token = tokenOf(state$.value);
      const ended = end();
      const reported = token === '' || revocations.revoke(token, everywhere ? 'everywhere' : 'here');
      await ended;
      return { reported: await reported };
    },
    handleFailure: ({ error, token }) => {
      if (token !== '' && token === tokenOf(state$.value) && errorRow(error.code).endsSession) void end();
    },
  };
}
