import { asyncScheduler, Subject } from 'rxjs';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '#tests/fixtures/time/until.ts';
import { oneLine } from '#tests/fixtures/wire/one-line.ts';
import { sealedPlatform } from '#tests/fixtures/wire/sealed-platform.ts';
import { webcryptoEngine } from '#worker/wire/crypto.ts';
import { loadIdentity } from '#worker/wire/identity.ts';
import { createSend } from '#worker/wire/send.ts';
import { memoryStore } from '../storage/key-value-store.ts';
import { deviceClock } from './device-clock.ts';
import { createServerClock } from './server-clock.ts';
import { type ResourceTiming, timeSync } from './time-sync.ts';

const AHEAD = 90_000;
const engine = webcryptoEngine(globalThis.crypto);

/** Timing the browser records for a request that reached the platform at `servedAt`, monotonic ms. */
type Recorded = (servedAt: number) => ReturnType<ResourceTiming>;

/** A platform 90 s ahead of this device; `down` names the paths that fail. */
async function syncing(down: readonly string[], recorded: Recorded = () => []) {
  const now = () => deviceClock.wallClock() + AHEAD;
  let servedAt = 0;
  const { fetch, requests } = sealedPlatform(now, ({ path }) => {
    servedAt = deviceClock.monotonic();
    return down.some((broken) => path.endsWith(broken))
      ? new Response('', { status: 500 })
      : { code: 0, data: { now: now() } };
  });
  const resourceTiming: ResourceTiming = () => recorded(servedAt);
  const clock = createServerClock(deviceClock);
  const identity = await loadIdentity(memoryStore(), engine, { siteId: 5000 });
  const linePorts = await oneLine(asyncScheduler);
  const ports = { fetch, engine, scheduler: asyncScheduler, identity, clock, ...linePorts };
  const send = createSend({ ...ports, online: () => true, token: () => '' }, () => undefined);
  const moments$ = new Subject<void>();
  const subscription = timeSync({ send, clock, resourceTiming }, moments$).subscribe();
  onTestFinished(() => subscription.unsubscribe());
  const view = () => clock.reading();
  return { moments$, requests, view, paths: () => requests.map(({ path }) => path) };
}

test('[9.02] a measurement sets the clock by the plain server time', async () => {
  const { moments$, view, paths } = await syncing([]);
  moments$.next();
  await until(() => expect(view().synced).toBe(true));
  expect(Math.abs(view().offsetMs - AHEAD)).toBeLessThan(500);
  expect(paths()).toEqual(['/timeServer']);
});

test('the second source is queried when the first fails', async () => {
  const { moments$, view, paths } = await syncing(['/timeServer']);
  moments$.next();
  await until(() => expect(view().synced).toBe(true));
  expect(paths()).toEqual(['/timeServer', '/api/base/sysBasic/v1/getSysTime']);
});

test('where both sources fail the next moment tries again', async () => {
  const { moments$, view, paths } = await syncing(['/timeServer', '/getSysTime']);
  moments$.next();
  await until(() => expect(paths()).toHaveLength(2));
  await until(() => {
    moments$.next();
    expect(paths().length).toBeGreaterThan(2);
  });
  expect(view().synced).toBe(false);
});

test('the browser’s resource timing is more precise than our clock', async () => {
  const { moments$, view } = await syncing([], (at) => [{ requestStart: at, responseStart: at }]);
  moments$.next();
  await until(() => expect(view().synced).toBe(true));
  expect(view().errorMs).toBeLessThanOrEqual(2);
});

test('the timing of an earlier identical request is not used', async () => {
  const { moments$, view } = await syncing([], (at) => [
    { requestStart: at - 60_000, responseStart: at - 59_999 },
  ]);
  moments$.next();
  await until(() => expect(view().synced).toBe(true));
  expect(Math.abs(view().offsetMs - AHEAD)).toBeLessThan(500);
});
