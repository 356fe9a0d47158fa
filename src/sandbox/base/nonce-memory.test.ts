import { expect, test } from 'vitest';
import { createNonceMemory } from './nonce-memory.ts';

test('a nonce is good once in five minutes', () => {
  const nonces = createNonceMemory();
  expect(nonces.take('a', 0)).toBe(true);
  expect(nonces.take('a', 300_000)).toBe(false);
  expect(nonces.take('b', 300_000)).toBe(true);
  expect(nonces.take('a', 300_001)).toBe(true);
});

test('a nonce no client of ours makes is refused, and the oldest are forgotten when there are too many', () => {
  const nonces = createNonceMemory(2);
  expect(nonces.take('x'.repeat(65), 0)).toBe(false);
  for (const nonce of ['a', 'b', 'c']) expect(nonces.take(nonce, 0)).toBe(true);
  expect(nonces.take('c', 0)).toBe(false);
  expect(nonces.take('a', 0)).toBe(true);
});
