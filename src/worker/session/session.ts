import type { BehaviorSubject } from 'rxjs';
import type { Clock } from '#contract/units/time.ts';
import type { CryptoEngine } from '#contract/wire/crypto-engine.ts';
import type { CoreApi } from '#worker/core-api.ts';
import type { Failure, Send } from '#worker/wire/send.ts';
import { endsSession } from '#worker/wire/session-codes.ts';
import { keptToken } from './kept-token.ts';
import { createPasswords } from './passwords.ts';
import { sendCodeBy } from './send-code.ts';
import { type SessionState, tokenOf } from './session-state.ts';
import { createSignIn } from './sign-in.ts';
import type { TabChannel } from './tab-channel.ts';
import type { Vault } from './vault.ts';

export type SessionPorts = {
  readonly state$: BehaviorSubject<SessionState>;
  readonly send: Send;
  readonly engine: CryptoEngine;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly tabs: Pick<TabChannel, 'tell'>;
};

export type Session = CoreApi['session'] & {
  /** Takes up what the store holds: at the start, and when another tab logged in or out. */
  resume(): Promise<void>;
  /** Ends the session when the platform said so to a request that was made in its name [8.06, 8.07, 8.09]. */
  heed(failure: Failure): void;
};

/** Word to the other tabs: read the vault again. */
export const SESSION_CHANGED = 'session-changed';

export function createSession({ state$, send, engine, vault, clock, tabs }: SessionPorts): Session {
  const kept = keptToken(vault, clock.now);
  const end = async () => {
    state$.next({ is: 'guest' });
    await kept.clear();
    tabs.tell(SESSION_CHANGED);
  };
  const signIn = createSignIn({
    send,
    engine,
    clock,
    begin: async ({ token, member }, keepUntil) => {
      state$.next({ is: 'signedIn', token, member });
      await kept.write(token, keepUntil);
      tabs.tell(SESSION_CHANGED);
    },
  });
  return {
    resume: async () => {
      const token = await kept.read();
      if (token !== null && token === tokenOf(state$.value)) return;
      state$.next(token === null ? { is: 'guest' } : { is: 'signedIn', token, member: null });
    },
    ...signIn,
    ...createPasswords(send, engine),
    sendCode: sendCodeBy(send, engine),
    logout: async (everywhere = false) => {
      const token = tokenOf(state$.value);
      if (everywhere) await send('account.logoutSetup', { reach: 'everywhere' });
      // The platform's answer changes nothing here: whoever leaves has left.
      const told = send('account.logout', {}, { token, quiet: true }).catch(() => undefined);
      await end();
      await told;
    },
    heed: ({ error, token }) => {
      if (token !== '' && token === tokenOf(state$.value) && endsSession(error.code)) void end();
    },
  };
}
