import { expect, test } from 'vitest';
import { createNonceMemory } from './nonce-memory.ts';

test('a nonce is good once in five minutes', () => {
  const nonces = createNonceMemory();
  expect(nonces.take('a', 0)).toBe(true);
  expect(nonces.take('a', 300_000)).toBe(false);
  expect(nonces.take('b', 300_000)).toBe(true);
  expect(nonces.take('a', 300_001)).toBe(true);
});
