import { Subject } from 'rxjs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { CORE_VERSION } from '#contract/version.ts';
import { simulatedFetch } from '#tests/faults/network/network.ts';
import { FAIR } from '#tests/faults/network/network-conditions.ts';
import { swiftEngine } from '#tests/faults/network/swift-engine.ts';
import { API, simulatedPlatform } from '#tests/faults/platform.ts';
import { SIMULATION_START, simulatedTime } from '#tests/faults/simulated-time.ts';
import type { CoreInit } from '../core-api.ts';
import type { CorePorts } from '../core-ports.ts';
import { createServices } from '../services/services.ts';
import { ABSENT, type Looked, memoryStore } from '../storage/key-value-store.ts';
import { tabChannel } from '../tabs/tab-channel.ts';
import { webLocks } from '../tabs/tab-locks.ts';
import { pathOf } from '../wire/send.ts';
import { createCore } from './core.ts';
import { inProcessPorts } from './in-process-ports.ts';

const refused = () => new DOMException('storage is blocked', 'SecurityError');

/** Locks that behave as in browsers with an opaque origin. */
const refusingLocks = webLocks({
  request: () => Promise.reject(refused()),
  query: () => Promise.reject(refused()),
});

/** Core in simulated time over a platform that counts its requests. */
async function startedCore(ports: Partial<CorePorts>, init: Partial<CoreInit> = {}) {
  const time = simulatedTime();
  const requestedPaths: string[] = [];
  const platform = simulatedPlatform(time);
  const fetch = simulatedFetch({
    time,
    draw: () => 0.5,
    conditions: ({ path }) => {
      requestedPaths.push(path);
      return FAIR;
    },
    server: platform.server,
  });
  const { api, close } = createCore({
    ...inProcessPorts(),
    fetch: (url, init) => fetch(url, init),
    engine: swiftEngine,
    scheduler: time.scheduler,
    monotonic: time.now,
    wallClock: () => SIMULATION_START + time.now(),
    random: () => 0.5,
    ...ports,
  });
  onTestFinished(close);
  const greeted = api.hello({ version: CORE_VERSION, siteId: 5000, apiOrigin: API, hidden: false, ...init });
  const after = async (ms: number) => {
    await time.runUntil(time.now() + ms);
    return [...requestedPaths];
  };
  await after(1);
  await greeted;
  return { api, after };
}

test('[9.02] a browser that refuses locks and channels requests everything itself', async () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw refused();
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const { after, api } = await startedCore({ locks: refusingLocks, openTabs: tabChannel });
  const requestedPaths = await after(70_000);
  expect(requestedPaths.filter((path) => path === '/timeServer').length).toBeGreaterThanOrEqual(3);
  expect(
    requestedPaths.filter((path) => path === pathOf(calls['site.perInfo'].path, false)).length,
  ).toBeGreaterThanOrEqual(2);
  expect((await api.ping()).errorMs).toBeLessThan(100);
});

test('a failing background source is retried without affecting the others', async () => {
  const received$ = new Subject<unknown>();
  const read = vi.fn(async () => ABSENT);
  const { after } = await startedCore({
    openTabs: () => ({ received$, publish: () => undefined, close: () => undefined }),
    openVault: () => ({ read, write: async () => true, clear: async () => true }),
  });
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRejectedValueOnce(refused());
  received$.next('session-changed');
  await after(1_000);
  received$.next('session-changed');
  const requestedPaths = await after(70_000);
  expect(read).toHaveBeenCalledTimes(3);
  expect(requestedPaths.filter((path) => path === '/timeServer').length).toBeGreaterThanOrEqual(3);
});

test.each([
  ['https://site.example', 'https://site.example', true],
  ['http://localhost:5180', 'http://127.0.0.1:5299', true],
  ['https://site.example', 'https://evil.example', false],
  ['https://site.example', 'http://localhost:5180', false],
  ['http://localhost:5180', 'http://localhost.evil.example', false],
  ['https://site.example', '', false],
])(
  '[7.02] a core from %s that is greeted with the platform %s follows: %s',
  async (ownOrigin, apiOrigin, follows) => {
    const requestedOrigins: string[] = [];
    const { api, close } = createCore({
      ...inProcessPorts(),
      ownOrigin,
      fetch: async (url) => {
        requestedOrigins.push(new URL(url).origin);
        return new Response('', { status: 503 });
      },
    });
    onTestFinished(close);
    const hello = api.hello({ version: CORE_VERSION, siteId: 5000, apiOrigin, hidden: false });
    if (follows) await expect(hello).resolves.toMatchObject({ version: CORE_VERSION });
    else {
      await expect(hello).rejects.toMatchObject({ code: 'BAD_INPUT' });
      await expect(api.session.login('qinghe', 'court2026')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    }
    await vi.waitFor(() => expect([...new Set(requestedOrigins)]).toEqual(follows ? [apiOrigin] : []));
  },
);

test('a prefetch is sent early, and the page’s own request joins it', async () => {
  const { api, after } = await startedCore({});
  await api.foresee('board.totals', {});
  const path = pathOf(calls['board.totals'].path, false);
  const answer = api.call('board.totals', {}, 1).catch((error) => error.code);
  expect((await after(1)).filter((requested) => requested === path)).toHaveLength(1);
  await after(5_000);
  expect(await answer).toBeDefined();
});

test('no request that changes data is prefetched', async () => {
  const { api } = await startedCore({});
  await expect(api.foresee('chatMessage.like', Object())).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

/** Counts how often the code of the services is requested. */
const countedServices = () => vi.fn<CorePorts['loadServices']>(async () => createServices);

test('the code of the services is loaded once, with the first request', async () => {
  const loadServices = countedServices();
  const { api, after } = await startedCore({ loadServices });
  await after(1_000);
  expect(loadServices).not.toHaveBeenCalled();
  await Promise.all([api.session.referral(), api.session.logout()]);
  await api.openStream('chat.blocks', null, async () => undefined);
  await after(10_000);
  expect(loadServices).toHaveBeenCalledOnce();
});

test('an idle core loads its services after a moment', async () => {
  const later = countedServices();
  const { after } = await startedCore({ loadServices: later });
  await after(2_900);
  expect(later).not.toHaveBeenCalled();
  await after(200);
  expect(later).toHaveBeenCalledOnce();
  const atOnce = countedServices();
  await startedCore({ loadServices: atOnce }, { needsServices: true });
  expect(atOnce).toHaveBeenCalledOnce();
});

test('services that fail to load are requested again', async () => {
  const loadServices = countedServices().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { api } = await startedCore({ loadServices });
  await expect(api.session.logout()).rejects.toMatchObject({ code: 'NETWORK_ABNORMAL' });
  await expect(api.session.logout()).resolves.toBeDefined();
  expect(loadServices).toHaveBeenCalledTimes(2);
});

/** A core whose database opens on demand. */
function slowlyOpened() {
  const time = simulatedTime();
  const opened = Promise.withResolvers<Looked>();
  const { api, close } = createCore({
    ...inProcessPorts(),
    scheduler: time.scheduler,
    monotonic: time.now,
    storage: { ...memoryStore(), lookUp: () => opened.promise },
  });
  onTestFinished(close);
  const hello = api.hello({ version: CORE_VERSION, siteId: 5000, apiOrigin: API, hidden: false });
  const after = (ms: number) => time.runUntil(time.now() + ms);
  return { api, hello, after, open: () => opened.resolve(ABSENT) };
}

test('a core with a slow database greets its page and stays alive', async () => {
  const { api, hello, after, open } = slowlyOpened();
  await after(1_000);
  await expect(hello).resolves.toEqual({ version: CORE_VERSION });
  await after(9_000);
  expect(await api.ping()).toMatchObject({ streams: 0, errorMs: Number.POSITIVE_INFINITY });
  const view = new Promise((resolve) => {
    void api.openStream('session', null, async ({ items }) => resolve(items.at(-1)));
  });
  open();
  expect(await view).toEqual({ is: 'guest' });
});

test('a core that never starts is silent in the end', async () => {
  const { api, hello, after } = slowlyOpened();
  await after(16_000);
  await hello;
  const pulse = api.ping().then(() => 'alive');
  expect(await Promise.race([pulse, after(1_000).then(() => 'silent')])).toBe('silent');
});
