import { expect, test } from 'vitest';
import { memoryStore } from '../storage/key-value-store.ts';
import { loadApiOrigins } from './origins.ts';

const HOME = 'https://a.test';
const OTHERS = ['https://b.test', 'https://c.test'];

async function threeLines(store = memoryStore()) {
  const lines = await loadApiOrigins(store, HOME);
  lines.update([HOME, ...OTHERS]);
  return lines;
}

test('[8.13] a line that fails is left for the next one, in rotation', async () => {
  const lines = await threeLines();
  const used = [0, 1, 2, 3].map(() => {
    const origin = lines.current();
    lines.failed(origin);
    return origin;
  });
  expect(used).toEqual([HOME, ...OTHERS, HOME]);
});

test('[8.13] below the threshold the line fails (1000022), above it the network (1000023)', async () => {
  const lines = await threeLines();
  const blames = [0, 1, 2, 3].map(() => lines.failed(lines.current()));
  expect(blames).toEqual(['LINE_ABNORMAL', 'LINE_ABNORMAL', 'NETWORK_ABNORMAL', 'NETWORK_ABNORMAL']);
  lines.answered();
  expect(lines.failed(lines.current())).toBe('LINE_ABNORMAL');
});

test('[8.13] the threshold of the store overrides the built-in one', async () => {
  const store = memoryStore();
  await store.set('api-error-threshold', 1);
  const lines = await threeLines(store);
  expect(lines.failed(lines.current())).toBe('NETWORK_ABNORMAL');
});

test('[8.13] several requests failing on one line together count once', async () => {
  const lines = await threeLines();
  const blames = [1, 2, 3, 4, 5].map(() => lines.failed(HOME));
  expect(new Set(blames)).toEqual(new Set(['LINE_ABNORMAL']));
  expect(lines.current()).toBe(OTHERS[0]);
});

test('[8.13] with one line there is no switch', async () => {
  const lines = await loadApiOrigins(memoryStore(), HOME);
  expect(lines.failed(HOME)).toBe('NETWORK_ABNORMAL');
  expect(lines.current()).toBe(HOME);
});

test('[8.13] the next visit begins on the line that worked last', async () => {
  const store = memoryStore();
  const lines = await threeLines(store);
  lines.failed(HOME);
  expect((await loadApiOrigins(store, HOME)).current()).toBe(OTHERS[0]);
});

test('an invalid stored value is ignored', async () => {
  const store = memoryStore();
  await store.set('api-lines', [1, null]);
  await store.set('api-error-count', 'many');
  expect((await loadApiOrigins(store, HOME)).current()).toBe(HOME);
});

test('[8.13] an invalid line is neither taken over nor read from the store', async () => {
  const store = memoryStore();
  await store.set('api-lines', [HOME, 'http://evil.test', 'https://evil.test/steal?', 'javascript:x']);
  await store.set('api-error-count', 1);
  const lines = await loadApiOrigins(store, HOME);
  expect(lines.current()).toBe(HOME);
  lines.update(['http://evil.test', 'https://user@evil.test', 'https://b.test/']);
  lines.failed(HOME);
  expect(lines.current()).toBe('https://b.test');
});
