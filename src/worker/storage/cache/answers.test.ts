import { expect, test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { serverTime } from '#contract/units/time.ts';
import { webcryptoEngine } from '#worker/wire/crypto.ts';
import { memoryStore } from '../key-value-store.ts';
import { createAnswers, type OutgoingCall } from './answers.ts';

const engine = webcryptoEngine(globalThis.crypto);
const LISTED = '/api/game/live/v1/list';
const retry = { times: 1, delayMs: 0 } as const;
const configured: Partial<OutgoingCall> = { name: 'site.config', call: { cacheSeconds: 60, retry } };

/** One browser: what its tabs share, and a platform that answers `answer 1`, `answer 2`, … */
function browser() {
  const storage = memoryStore();
  const world = { now: 1_764_000_000_000, token: '', answers: 0 };
  const openTab = (siteId = 5000, shelf = storage) => {
    const cache = createAnswers({
      engine,
      clock: { now: () => serverTime(world.now), mono: () => 0 },
      storage: shelf,
      siteId,
      token: () => world.token,
    });
    const fetchAnswer = async (): Promise<unknown> => {
      world.answers += 1;
      return `answer ${world.answers}`;
    };
    const call = (
      change: Partial<OutgoingCall> = {},
      asking: (signal?: AbortSignal) => Promise<unknown> = fetchAnswer,
    ) =>
      cache.get(
        {
          name: 'live.list',
          call: { cacheSeconds: 30, retry },
          path: LISTED,
          token: world.token,
          input: {},
          signal: undefined,
          ...change,
        },
        asking,
        (data) => data,
      );
    const loadConfig = (config: unknown) => call({ ...configured, path: '/config' }, async () => config);
    return { ...cache, call, learn: loadConfig };
  };
  return { storage, world, openTab };
}

const onShelf = async ({ storage }: ReturnType<typeof browser>) => {
  const keys = await storage.keys();
  return JSON.stringify(await Promise.all(keys.map(async (key) => [key, await storage.get(key)])));
};

test('[4.11] a response is reused within its lifetime, and requested again after it', async () => {
  const { world, openTab } = browser();
  const { call } = openTab();
  expect(await call()).toBe('answer 1');
  world.now += 29_999;
  expect(await call()).toBe('answer 1');
  world.now += 1;
  expect(await call()).toBe('answer 2');
});

test('[3.15] an entry holds params, expiry, a hashed token and data', async () => {
  const here = browser();
  here.world.token = 'a-token-nobody-should-read';
  await here.openTab().call({ input: { page: 1 } });
  const [key = ''] = await here.storage.keys();
  expect(await here.storage.get(key)).toEqual({
    params: '{"page":1}',
    storedAt: here.world.now,
    expiry: here.world.now + 30_000,
    token: expect.stringMatching(/^[\da-f]{32}$/),
    data: 'answer 1',
  });
  expect(await onShelf(here)).not.toContain('nobody');
});

test('[8.16] a doubted response bypasses the cache, and its replacement is cached', async () => {
  const { world, openTab } = browser();
  const { call } = openTab();
  expect(await call()).toBe('answer 1');
  expect(await call({ fresh: true })).toBe('answer 2');
  expect(await call()).toBe('answer 2');
  expect(world.answers).toBe(2);
});

test('[8.16] a doubted response joins no request that may be cached', async () => {
  const { openTab } = browser();
  const { call } = openTab();
  const slow = Promise.withResolvers<unknown>();
  const begun = Promise.withResolvers<void>();
  const first = call({}, () => {
    begun.resolve();
    return slow.promise;
  });
  await begun.promise;
  expect(await call({ fresh: true })).toBe('answer 1');
  slow.resolve('late');
  expect(await first).toBe('late');
});

test('[7.07] answers are distinguished by path, parameters and token, and by site', async () => {
  const { world, openTab } = browser();
  const { call } = openTab();
  const inputs = [{ input: { page: 1 } }, { input: { page: 2 } }, { input: { page: 1, size: 2 } }];
  for (const input of inputs) await call(input);
  await call({ path: '/api/other' });
  world.token = 'somebody';
  await call();
  await openTab(5003).call();
  expect(world.answers).toBe(6);
  expect(await call({ input: { size: 2, page: 1 }, token: '' })).toBe('answer 3');
});

test('[7.07] filtered parameters distinguish nothing, the site may name more of them', async () => {
  const { world, openTab } = browser();
  const { call, learn } = openTab();
  await call({ input: { page: 1, timestamp: '1' } });
  await call({ input: { page: 1, timestamp: '2' } });
  expect(world.answers).toBe(1);
  await learn({ cachePaths: [], cacheFilteredKeys: ['from'] });
  await call({ input: { page: 1, from: 'home' } });
  expect(world.answers).toBe(1);
});

test('[9.08] only paths of the site’s whitelist are cached, for 60 s', async () => {
  const { world, openTab } = browser();
  const { call, learn } = openTab();
  const plain = { call: { retry } };
  await call(plain);
  await call(plain);
  expect(world.answers).toBe(2);
  await learn({ cachePaths: [LISTED] });
  await call(plain);
  world.now += 59_999;
  expect(await call(plain)).toBe('answer 3');
  world.now += 1;
  expect(await call(plain)).toBe('answer 4');
});

test('a call that is never repeated is never served from the cache', async () => {
  const { world, openTab } = browser();
  const { call, learn } = openTab();
  await learn({ cachePaths: [LISTED] });
  for (const _ of [1, 2]) await call({ call: { cacheSeconds: 60 } });
  expect(world.answers).toBe(2);
});

test.each([
  [{ venueEnName: 'AGQJ' }, 2],
  [{ venueNames: ['YBDZ', 'AGDZ'] }, 2],
  [{ api_name: 'AG' }, 2],
  [{ venueEnName: 'YBDZ' }, 1],
  [{ remark: 'AG' }, 1],
])('[9.08] two requests with %j reach the platform %i times', async (input, times) => {
  const { world, openTab } = browser();
  const { call } = openTab();
  for (const _ of [1, 2]) await call({ input });
  expect(world.answers).toBe(times);
});

test('[7.07] tabs share cached responses', async () => {
  const { world, openTab } = browser();
  await openTab().call();
  expect(await openTab().call()).toBe('answer 1');
  expect(world.answers).toBe(1);
});

test('calls under way for one answer share one request', async () => {
  const { world, openTab } = browser();
  const { call } = openTab();
  expect(new Set(await Promise.all(Array.from({ length: 50 }, () => call())))).toEqual(new Set(['answer 1']));
  expect(world.answers).toBe(1);
});

test('a shared request is aborted only when its last caller leaves', async () => {
  const { openTab } = browser();
  const { call } = openTab();
  const shared: AbortSignal[] = [];
  const answer = Promise.withResolvers<unknown>();
  const slow = (signal?: AbortSignal) => {
    if (signal) shared.push(signal);
    return answer.promise;
  };
  const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()];
  const waiting = [first, second].map(({ signal }) => call({ signal }, slow).catch((error) => error.code));
  await expect.poll(() => shared.length).toBe(1);
  first.abort();
  expect(await waiting[0]).toBe('CANCELLED');
  expect(shared[0]?.aborted).toBe(false);
  second.abort();
  expect(await waiting[1]).toBe('CANCELLED');
  expect(shared[0]?.aborted).toBe(true);
  const later = call({ signal: third.signal }, slow);
  await expect.poll(() => shared.length).toBe(2);
  answer.resolve('late');
  expect(await later).toBe('late');
});

test('a caller aborted beforehand sends no request', async () => {
  const { world, openTab } = browser();
  const aborted = openTab().call({ signal: AbortSignal.abort() });
  await expect(aborted).rejects.toMatchObject({ code: 'CANCELLED' });
  expect(world.answers).toBe(0);
});

test('a failure reaches all waiting callers and is not cached', async () => {
  const { openTab } = browser();
  const { call } = openTab();
  const failing = () => Promise.reject(appError('TIMEOUT'));
  const both = await Promise.allSettled([call({}, failing), call({}, failing)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await call()).toBe('answer 1');
});

test('an invalid response is neither served from the cache nor cached', async () => {
  const { storage, openTab } = browser();
  const { get } = openTab();
  const request = {
    name: 'x',
    call: { cacheSeconds: 60, retry },
    path: '/x',
    token: '',
    input: {},
    signal: undefined,
  };
  const validate = (data: unknown) => {
    if (data !== 'whole') throw appError('BAD_ANSWER');
    return data;
  };
  await expect(get(request, async () => 'broken', validate)).rejects.toMatchObject({ code: 'BAD_ANSWER' });
  expect(await storage.keys()).toEqual([]);
  await get(request, async () => 'whole', validate);
  const [key = ''] = await storage.keys();
  const entry = await storage.get(key);
  for (const corrupt of [null, 7, 'text', [], { data: 'whole' }, { ...Object(entry), data: 'broken' }]) {
    await storage.set(key, corrupt);
    expect(await openTab().get(request, async () => 'whole', validate)).toBe('whole');
  }
});

test('an entry dated in the future is ignored', async () => {
  const { world, openTab } = browser();
  await openTab().call();
  world.now -= 600_000;
  expect(await openTab().call()).toBe('answer 2');
});

test('a cache that fails to store does not affect the response', async () => {
  const { world, openTab } = browser();
  const full = { ...memoryStore(), set: async () => false, remove: async () => false };
  const { call, tidy } = openTab(5000, full);
  for (const page of [1, 2, 3, 1, 2, 3]) await call({ input: { page } });
  await tidy();
  expect(world.answers).toBe(3);
});

test('[7.07] when the token changes its owner’s responses are removed, others stay', async () => {
  const here = browser();
  const { call, tidy } = here.openTab();
  await call({ input: { page: 1 } });
  here.world.token = 'somebody';
  await call({ input: { page: 2 } });
  expect(await here.storage.keys()).toHaveLength(2);
  here.world.token = '';
  await tidy();
  expect(await onShelf(here)).toContain('answer 1');
  expect(await onShelf(here)).not.toContain('answer 2');
  here.world.token = 'somebody';
  expect(await call({ input: { page: 2 } })).toBe('answer 3');
});

test('a response that arrives after its viewer has left is not cached', async () => {
  const here = browser();
  const { call } = here.openTab();
  here.world.token = 'somebody';
  const answer = Promise.withResolvers<unknown>();
  const late = call({}, () => answer.promise);
  here.world.token = '';
  answer.resolve('private');
  expect(await late).toBe('private');
  expect(await here.storage.keys()).toEqual([]);
});

test('a new visit removes stale, broken and foreign entries', async () => {
  const here = browser();
  here.world.token = 'somebody';
  await here.openTab().call();
  await here.openTab(5003).call();
  here.world.token = '';
  await here.openTab().call({ input: { page: 1 } });
  here.world.now += 31_000;
  await here.openTab().call({ input: { page: 2 } });
  await here.storage.set('5000||/x|{}', 'broken');
  await here.openTab().tidy();
  const keys = await here.storage.keys();
  expect(keys.map((key) => key.split('|').at(0))).toEqual(['5003', '5000']);
  expect(keys.at(1)).toContain('"page":2');
});

test('[7.07] a response whose viewer leaves while it is being cached is removed', async () => {
  const here = browser();
  here.world.token = 'somebody';
  const storing = Promise.withResolvers<void>();
  const shelf = {
    ...here.storage,
    set: async (key: string, value: unknown) => {
      await storing.promise;
      return here.storage.set(key, value);
    },
  };
  const { call } = here.openTab(5000, shelf);
  await call();
  here.world.token = '';
  storing.resolve();
  await expect.poll(() => here.storage.keys()).toEqual([]);
});
