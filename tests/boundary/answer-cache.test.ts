import { expect, onTestFinished, test } from 'vitest';
import { CORE_VERSION } from '#contract/version.ts';
import { sandboxForFile } from '#tests/contract/sandbox-fixture.ts';
import { createCore } from '#worker/core/core.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';
import { memoryStore } from '#worker/storage/key-value-store.ts';

const sandbox = sandboxForFile({ world: 'live' });
const PACKS = '/api/activity/gift/v1/coinPacks';
const CONFIG = '/api/site/group/site/configInfo/v1/get';

/** Browser whose tabs share a cache and count their requests to the platform. */
function browser(wrongBy = 0) {
  const cacheStorage = memoryStore();
  const requestedPaths: string[] = [];
  const ports = inProcessPorts();
  const listening: typeof fetch = (input, init) => {
    requestedPaths.push(new URL(String(input)).pathname);
    return fetch(input, init);
  };
  const openTab = async () => {
    const wallClock = () => ports.wallClock() + wrongBy;
    const { api, close } = createCore({ ...ports, cacheStorage, wallClock, fetch: listening });
    onTestFinished(close);
    await api.hello({ version: CORE_VERSION, siteId: 5000, apiOrigin: sandbox().origin, hidden: false });
    return api;
  };
  const times = (path: string) => requestedPaths.filter((requested) => requested === path).length;
  const shelf = async () =>
    JSON.stringify(await Promise.all((await cacheStorage.keys()).map((key) => cacheStorage.get(key))));
  return { openTab, times, shelf };
}

test('[7.07] two tabs request the configuration once, however often they need it', async () => {
  const { openTab, times } = browser();
  const first = await openTab();
  const configs = await Promise.all([1, 2, 3].map((callId) => first.call('site.config', {}, callId)));
  const second = await (await openTab()).call('site.config', {}, 1);
  expect(times(CONFIG)).toBe(1);
  expect([...configs, second].every(({ brand }) => brand === '场边')).toBe(true);
});

test('[7.07] a whitelisted path is cached, and removed after logout', async () => {
  const { openTab, times, shelf } = browser();
  const core = await openTab();
  await core.call('site.config', {}, 1);
  await core.session.login('xuexian', 'court2026');
  const [packs] = await Promise.all([2, 3].map((callId) => core.call('coin.packs', {}, callId)));
  expect(times(PACKS)).toBe(1);
  expect(await shelf()).toContain(packs?.list[0]?.packId);
  await core.session.logout();
  await expect.poll(shelf).not.toContain(packs?.list[0]?.packId);
  expect(await shelf()).toContain('场边');
  await core.session.login('beian', 'court2026');
  await core.call('coin.packs', {}, 4);
  expect(times(PACKS)).toBe(2);
});

test('[4.11] a device with a slow clock treats no entry as fresh', async () => {
  const { openTab, times } = browser(-5 * 3_600_000);
  await (await openTab()).call('site.config', {}, 1);
  const before = times(CONFIG);
  await (await openTab()).call('site.config', {}, 1);
  expect(times(CONFIG)).toBeGreaterThan(before);
});
