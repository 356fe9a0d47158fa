import { expect, onTestFinished, test } from 'vitest';
import { coreInit } from './core-init.ts';
import { takeEarlyCore } from './early-core.ts';
import { startEarlyCore } from './start-early-core.ts';

const coreScript = () => new Worker(new URL('../../worker/entry.ts', import.meta.url), { type: 'module' });

const NOTHING = { calls: [], topics: [], needsServices: false };

test('an early core serves the page, which takes it once', async () => {
  window.courtsideCore = startEarlyCore(coreScript(), NOTHING);
  await window.courtsideCore.running;
  const taken = takeEarlyCore();
  if (!taken) throw new Error('no core');
  onTestFinished(taken.end);
  await taken.running;
  expect(await taken.core.hello(coreInit())).toMatchObject({ version: coreInit().version });
  expect(takeEarlyCore() === null).toBe(true);
});

test('a core whose script failed to load is not taken', async () => {
  const broken = new Worker('/no-such-core.js', { type: 'module' });
  window.courtsideCore = startEarlyCore(broken, NOTHING);
  await new Promise((resolve) => broken.addEventListener('error', resolve, { once: true }));
  expect(takeEarlyCore() === null).toBe(true);
});
