import { expect, test } from 'vitest';
import { cryptoJsEngine } from './crypto/crypto-js-engine.ts';
import { doWork, isWorkDone } from './robot-work.ts';

test('[7.11] the work that was done passes, and not for another challenge', async () => {
  const seccode = await doWork(cryptoJsEngine, 'c'.repeat(32), 8);
  expect(await isWorkDone(cryptoJsEngine, 'c'.repeat(32), seccode, 8)).toBe(true);
  expect(await isWorkDone(cryptoJsEngine, 'c'.repeat(32), seccode, 40)).toBe(false);
});

test('a difficulty of zero is always met', async () => {
  expect(await isWorkDone(cryptoJsEngine, 'x', 'y', 0)).toBe(true);
});
