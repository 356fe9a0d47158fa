import { expect, test } from 'vitest';
import { serverTime } from '#contract/units/time.ts';
import { webcryptoEngine } from '#worker/wire/crypto.ts';
import { memoryStore } from '../key-value-store.ts';
import { createAnswers, type OutgoingCall } from './answers.ts';

const retry = { times: 1, delayMs: 0 } as const;
const DAY_MS = 86_400_000;

/** Visits of one browser to one site. */
function browser() {
  const storage = memoryStore();
  const world = { now: 1_764_000_000_000, token: '' };
  const visit = () => {
    const answers = createAnswers({
      engine: webcryptoEngine(globalThis.crypto),
      clock: { now: () => serverTime(world.now), mono: () => 0 },
      storage,
      siteId: 5000,
      token: () => world.token,
    });
    const outgoingCall = (change: Partial<OutgoingCall> = {}): OutgoingCall => ({
      name: 'live.popular',
      call: { retry, cachedAcrossVisits: true },
      path: '/list',
      token: world.token,
      input: { page: 1 },
      signal: undefined,
      ...change,
    });
    const fetchAnswer = async (answer: string, change: Partial<OutgoingCall> = {}) => {
      const before = (await storage.keys()).length;
      await answers.get(
        outgoingCall(change),
        async () => answer,
        (data) => data,
      );
      if (outgoingCall(change).call.cachedAcrossVisits)
        await expect.poll(async () => (await storage.keys()).length).toBe(before + 1);
    };
    return {
      ...answers,
      ask: fetchAnswer,
      of: (change?: Partial<OutgoingCall>) => answers.ofLastVisit(outgoingCall(change)),
    };
  };
  return { storage, world, visit };
}

test('the next visit gets the last response, for a day', async () => {
  const { world, visit } = browser();
  const at = world.now;
  await visit().ask('then');
  world.now += DAY_MS - 1;
  expect(await visit().of()).toEqual({ data: 'then', at });
  expect(await visit().of({ input: { page: 2 } })).toBeNull();
  world.now += 1;
  expect(await visit().of()).toBeNull();
});

test('only calls that declare it are stored', async () => {
  const { storage, visit } = browser();
  await visit().ask('then', { call: { retry } });
  expect(await storage.keys()).toEqual([]);
});

test('[7.07] a member’s response is private and is removed on logout', async () => {
  const { storage, world, visit } = browser();
  await visit().ask('of a guest');
  world.token = 'a-token-nobody-should-read';
  await visit().ask('of a member');
  expect(await visit().of()).toMatchObject({ data: 'of a member' });
  expect((await storage.keys()).join()).not.toContain('nobody');
  world.token = '';
  await visit().tidy();
  expect(await storage.keys()).toHaveLength(1);
  expect(await visit().of()).toMatchObject({ data: 'of a guest' });
});
