import { BehaviorSubject } from 'rxjs';
import { expect, onTestFinished, test } from 'vitest';
import { appError, type ErrorCode } from '#contract/errors.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import type { Send } from '#worker/wire/send.ts';
import { ABSENT, memoryStore } from '../storage/key-value-store.ts';
import { createRevocations } from './revocations.ts';
import { plainVault } from './vault.ts';

const HOUR_MS = 3_600_000;

/** Device that logs out on a platform which responds with a code, or accepts the logout. */
function device(refusal: ErrorCode | null, clears = true) {
  const { scheduler, clock, advance } = virtualTime();
  const storage = memoryStore();
  let sent = 0;
  const send: Send = async () => {
    sent += 1;
    if (refusal) throw appError(refusal);
    return Object({});
  };
  const revocations = createRevocations({
    storage,
    openVault: (name) => plainVault(storage, name),
    storedToken: { read: async () => ABSENT, write: async () => true, clear: async () => clears },
    send,
    siteId: 5000,
    newName: () => 'one',
    online: () => true,
    scheduler,
    hidden$: new BehaviorSubject(false),
    clock: { reading: () => ({ now: clock.now(), errorMs: 0, synced: true, offsetMs: 0 }) },
  });
  const running = revocations.background$.subscribe();
  onTestFinished(() => running.unsubscribe());
  return { ...revocations, storage, advance, sent: () => sent };
}

test.each(['AUTH_ERROR', 'LOGIN_ELSEWHERE', 'PASSWORD_CHANGED'] as const)(
  'a session that the platform answers with %s needs no further logout',
  async (code) => {
    const { revoke, storage, advance, sent } = device(code);
    await revoke('a-token', 'here');
    await advance(HOUR_MS);
    expect(await storage.keys()).toEqual([]);
    expect(sent()).toBe(1);
  },
);

test('a logout that did not arrive is sent again', async () => {
  const { revoke, storage, advance, sent } = device('SYSTEM_MAINTENANCE');
  await revoke('a-token', 'here');
  for (let minute = 0; minute < 10; minute += 1) await advance(60_000);
  expect(sent()).toBeGreaterThan(3);
  expect(await storage.keys()).toHaveLength(1);
});

test('a logout that has arrived is not sent again', async () => {
  const { revoke, advance, sent } = device(null, false);
  await revoke('a-token', 'here');
  for (let minute = 0; minute < 10; minute += 1) await advance(60_000);
  expect(sent()).toBe(1);
});
