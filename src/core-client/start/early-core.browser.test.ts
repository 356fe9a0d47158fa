import { expect, onTestFinished, test } from 'vitest';
import { coreInit } from './core-init.ts';
import { claimEarlyCore } from './early-core.ts';
import { startEarlyCore } from './start-early-core.ts';

const coreScript = () => new Worker(new URL('../../worker/entry.ts', import.meta.url), { type: 'module' });

const NO_REQUESTS = { calls: [], topics: [], needsServices: false };

test('an early core serves the page, which takes it once', async () => {
  window.courtsideCore = startEarlyCore(coreScript(), NO_REQUESTS);
  await window.courtsideCore.running;
  const connection = claimEarlyCore();
  if (!connection) throw new Error('no core');
  onTestFinished(connection.end);
  await connection.running;
  expect(await connection.core.hello(coreInit())).toMatchObject({ version: coreInit().version });
  expect(claimEarlyCore() === null).toBe(true);
});

test('a core whose script failed to load is not taken', async () => {
  const broken = new Worker('/no-such-core.js', { type: 'module' });
  window.courtsideCore = startEarlyCore(broken, NO_REQUESTS);
  await new Promise((resolve) => broken.addEventListener('error', resolve, { once: true }));
  expect(claimEarlyCore() === null).toBe(true);
});
