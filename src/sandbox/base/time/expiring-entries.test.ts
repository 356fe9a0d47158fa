import { expect, test } from 'vitest';
import { createNonceMemory, dropExpired } from './expiring-entries.ts';

test('a nonce is good once in five minutes', () => {
  const nonces = createNonceMemory(0);
  expect(nonces.claim('a', 0, 0)).toBe('first');
  expect(nonces.claim('a', 0, 300_000)).toBe('seen');
  expect(nonces.claim('b', 300_000, 300_000)).toBe('first');
  expect(nonces.claim('a', 300_001, 300_001)).toBe('first');
});

test('a nonce longer than any of the core’s is refused', () => {
  expect(createNonceMemory(0).claim('x'.repeat(65), 0, 0)).toBe('seen');
});

test('a request sent before the memory began is refused', () => {
  const nonces = createNonceMemory(1_000);
  expect(nonces.claim('a', 999, 1_500)).toBe('forgotten');
  expect(nonces.claim('a', 1_000, 1_500)).toBe('first');
});

test('a flood that evicts nonces admits no replayed request', () => {
  const nonces = createNonceMemory(0, 2);
  const sent = ['a', 'b', 'c', 'd'].map((nonce, at) => nonces.claim(nonce, at, at));
  expect(sent).toEqual(['first', 'first', 'first', 'first']);
  expect(nonces.claim('a', 0, 4)).toBe('forgotten');
  expect(nonces.claim('b', 1, 4)).toBe('forgotten');
  expect(nonces.claim('e', 4, 4)).toBe('first');
});

test('a flood from a fast clock blocks no client with correct time', () => {
  const nonces = createNonceMemory(0, 2);
  for (const nonce of ['a', 'b', 'c']) expect(nonces.claim(nonce, 60_000, 10)).toBe('first');
  expect(nonces.claim('d', 10, 10)).toBe('first');
});

test('a clock set back before the start blocks no request', () => {
  expect(createNonceMemory(1_000).claim('a', 400, 500)).toBe('first');
});

const NEVER = Number.MAX_SAFE_INTEGER;

test('expired entries are removed and later ones stay', () => {
  const entries = new Map([
    ['old', { until: 10 }],
    ['new', { until: 20 }],
  ]);
  dropExpired(entries, 10);
  expect([...entries.keys()]).toEqual(['new']);
});

test('entries that strangers add without end stay below the limit', () => {
  const entries = new Map<string, { readonly until: number }>();
  for (let key = 0; key < 30_000; key += 1) {
    dropExpired(entries, 0);
    entries.set(String(key), { until: NEVER });
  }
  expect(entries.size).toBe(20_000);
  expect(entries.has('29999')).toBe(true);
});
