import { expect, test } from 'vitest';
import { appError, type ErrorCode } from '#contract/errors.ts';
import { serverTime } from '#contract/units/time.ts';
import { webcryptoEngine } from '#worker/wire/crypto.ts';
import { memoryStore } from '../key-value-store.ts';
import { createAnswers, type OutgoingCall } from './answers.ts';

const retry = { times: 1, delayMs: 0 } as const;

/** A platform that answers `answer 1`, `answer 2`, … */
function asker() {
  const world: { now: number; answers: number; failure: ErrorCode | null } = {
    now: 0,
    answers: 0,
    failure: null,
  };
  const { get } = createAnswers({
    engine: webcryptoEngine(globalThis.crypto),
    clock: { now: () => serverTime(0), mono: () => world.now },
    storage: memoryStore(),
    siteId: 5000,
    token: () => '',
  });
  const fetchAnswer = async () => {
    world.answers += 1;
    if (world.failure) throw appError(world.failure);
    return `answer ${world.answers}`;
  };
  const call = (change: Partial<OutgoingCall> = {}) =>
    get(
      {
        name: 'live.popular',
        call: { retry },
        path: '/list',
        token: '',
        input: {},
        signal: undefined,
        ...change,
      },
      fetchAnswer,
      (data) => data,
    );
  return { world, call, early: (change: Partial<OutgoingCall> = {}) => call({ ...change, isFirst: true }) };
}

test('a prefetched response is given to the first identical request only', async () => {
  const { world, call, early } = asker();
  void early({ input: { page: 1, size: 2 } });
  expect(await call({ input: { size: 2, page: 1 } })).toBe('answer 1');
  expect(await call({ input: { size: 2, page: 1 } })).toBe('answer 2');
  expect(world.answers).toBe(2);
});

test('a different request, another token and a doubted response are requested separately', async () => {
  const { world, call, early } = asker();
  await early();
  await call({ input: { page: 2 } });
  await call({ token: 'somebody' });
  await call({ fresh: true });
  expect(world.answers).toBe(4);
  expect(await call()).toBe('answer 1');
});

test('a prefetch that failed is requested again', async () => {
  const { world, call, early } = asker();
  world.failure = 'TIMEOUT';
  await expect(early()).rejects.toMatchObject({ code: 'TIMEOUT' });
  world.failure = null;
  expect(await call()).toBe('answer 2');
});

test('[4.08] a prefetch with a closed verification opens no second one', async () => {
  const { world, call, early } = asker();
  world.failure = 'REQUEST_CLOSED';
  early().catch(() => null);
  await expect(call()).rejects.toMatchObject({ code: 'REQUEST_CLOSED' });
  expect(world.answers).toBe(1);
  world.failure = null;
  expect(await call()).toBe('answer 2');
});

test('a prefetched response unused for ten seconds is too old', async () => {
  const { world, call, early } = asker();
  await early();
  world.now = 10_000;
  expect(await call()).toBe('answer 2');
});

test('a caller that aborts while the prefetch is in flight is released', async () => {
  const { call, early } = asker();
  const leaving = new AbortController();
  void early();
  leaving.abort();
  await expect(call({ signal: leaving.signal })).rejects.toMatchObject({ code: 'CANCELLED' });
});

test('no more than sixteen responses are prefetched', async () => {
  const { early } = asker();
  await Promise.all(Array.from({ length: 16 }, (_, page) => early({ input: { page } })));
  await expect(early({ input: { page: 16 } })).rejects.toMatchObject({ code: 'BAD_INPUT' });
});
