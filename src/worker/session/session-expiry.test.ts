import { BehaviorSubject } from 'rxjs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ViewerMark } from '#contract/fields/ids.ts';
import { serverTime } from '#contract/units/time.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { createSession } from './session.ts';
import type { SessionState } from './session-state.ts';

const NOW = 1_764_000_000_000;

/** Session state after resuming a stored login with this expiry. */
async function resumed(expiry: number): Promise<SessionState['is']> {
  const state$ = new BehaviorSubject<SessionState>({ is: 'unknown' });
  const viewer = v.parse(ViewerMark, 'a-mark');
  const session = createSession({
    state$,
    send: () => Promise.reject(new Error('nothing is sent')),
    engine: nodeEngine,
    referral: { current: () => null, save: async () => undefined, forget: async () => undefined },
    storedToken: {
      read: async () => ({ is: 'value', value: { token: 'a-token', viewer, expiry } }),
      write: async () => true,
      clear: async () => true,
    },
    revocations: { revoke: async () => true, isRevoked: async () => false },
    clock: {
      now: () => serverTime(NOW),
      mono: () => 0,
      reading: () => ({ now: serverTime(NOW), errorMs: 0, synced: true, offsetMs: 0 }),
    },
    tabs: { publish: () => undefined },
  });
  await session.resume();
  return state$.value.is;
}

test.each([
  [NOW, 'guest'],
  [NOW + 1, 'signedIn'],
] as const)('[9.07] a login that expires at %d makes a page of a %s', async (expiry, is) => {
  expect(await resumed(expiry)).toBe(is);
});
