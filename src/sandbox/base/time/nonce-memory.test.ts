import { expect, test } from 'vitest';
import { createNonceMemory } from './nonce-memory.ts';

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
