import { expect, test } from 'vitest';
import { awaitForFirstRender, readyForFirstRender } from './first-render.ts';

test('the first render awaits what is asked for, and what that asks for in turn', async () => {
  const [code, list] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isReady = false;
  awaitForFirstRender(code.promise.then(() => awaitForFirstRender(list.promise)));
  const ready = readyForFirstRender().then(() => {
    isReady = true;
  });
  code.resolve();
  await code.promise;
  await Promise.resolve();
  expect(isReady).toBe(false);
  list.resolve();
  await ready;
  expect(isReady).toBe(true);
});

test('what cannot come holds up nothing', async () => {
  awaitForFirstRender(Promise.reject(new Error('no network')));
  await expect(readyForFirstRender()).resolves.toBeUndefined();
});
