import { expect, test } from 'vitest';
import { awaitForFirstRender, readyForFirstRender } from './first-render.ts';

test('the first render awaits requested resources and their dependencies', async () => {
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

test('a failed resource does not block the first render', async () => {
  awaitForFirstRender(Promise.reject(new Error('no network')));
  await expect(readyForFirstRender()).resolves.toBeUndefined();
});
