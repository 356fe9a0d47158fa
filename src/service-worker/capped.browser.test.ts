import { expect, onTestFinished, test, vi } from 'vitest';
import { capped } from './capped.ts';

const event = Object.assign(new Event('fetch'), { waitUntil: () => undefined });
const addressOf = (file: string) => new URL(`/assets/${file}.js`, location.origin).href;

/** A cache of two files, by the hours of a clock; its name is new, for Workbox notes times of use by name. */
async function cacheOfTwo() {
  const name = `capped-files-${crypto.randomUUID()}`;
  const cache = await caches.open(name);
  let hours = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => hours * 3_600_000);
  onTestFinished(async () => {
    vi.restoreAllMocks();
    await caches.delete(name);
  });
  const { cacheDidUpdate, cachedResponseWillBeUsed } = capped(name, 2, 30);
  const paramsOf = (file: string) => ({ cacheName: name, request: new Request(addressOf(file)), event });
  return {
    add: async (file: string, atHours: number) => {
      hours = atHours;
      await cache.put(addressOf(file), new Response(file));
      await cacheDidUpdate?.({ ...paramsOf(file), newResponse: new Response(file) });
    },
    use: async (file: string, atHours: number) => {
      hours = atHours;
      const cachedResponse = await cache.match(addressOf(file));
      return cachedResponseWillBeUsed?.({ ...paramsOf(file), ...(cachedResponse && { cachedResponse }) });
    },
    files: async () => (await cache.keys()).map(({ url }) => url.replace(/.*\/(\w+)\.js$/, '$1')).sort(),
  };
}

test('the file that was used longest ago is removed first', async () => {
  const { add, use, files } = await cacheOfTwo();
  await add('first', 1);
  await add('second', 2);
  expect(await (await use('first', 3))?.text()).toBe('first');
  await add('third', 4);
  expect(await files()).toEqual(['first', 'third']);
});

test('a file that is used every day does not grow old', async () => {
  const { add, use, files } = await cacheOfTwo();
  await add('daily', 0);
  await use('daily', 29 * 24);
  await add('other', 31 * 24);
  expect(await files()).toEqual(['daily', 'other']);
});
