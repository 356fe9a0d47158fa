import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDraws } from './draws.ts';
import { hashWords, keyedHash } from './keyed-hash.ts';
import { bytesOfState, fromHex, sha256, toHex } from './sha256.ts';

const SEED = fromHex('00112233445566778899aabbccddeeff'.repeat(2)) ?? new Uint8Array();
const key = keyedHash(SEED);
const drawn = (nonce: number, n: number, count: number) => {
  const { below } = createDraws(key, 'courtside', nonce);
  return Array.from({ length: count }, () => below(n));
};

test('SHA-256 and HMAC match other implementations for messages of any length', () => {
  const bytes = fc.uint8Array({ maxLength: 180 });
  fc.assert(
    fc.property(bytes, (message) => {
      expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }),
  );
  const text = fc.string({ unit: fc.constantFrom(...'abc-_:0123456789'), maxLength: 90 });
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), text, (seed, message) => {
      const hashed = toHex(bytesOfState(hashWords(keyedHash(seed), message)));
      expect(hashed).toBe(createHmac('sha256', seed).update(message).digest('hex'));
    }),
  );
});

test('fixed seeds give fixed numbers', () => {
  expect(drawn(0, 6, 10)).toEqual([0, 5, 4, 5, 0, 2, 2, 1, 0, 2]);
  expect(drawn(1, 37, 8)).toEqual([22, 10, 20, 33, 31, 12, 19, 29]);
});

test('all numbers are equally likely across the blocks of one round', () => {
  const n = 40;
  const counts = new Array<number>(n).fill(0);
  const rounds = 4_000;
  const each = 25;
  for (let nonce = 0; nonce < rounds; nonce += 1)
    for (const number of drawn(nonce, n, each)) counts[number] = (counts[number] ?? 0) + 1;
  const expected = (rounds * each) / n;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 39 degrees of freedom: beyond 72.1 once in a thousand fair draws; the seed is fixed.
  expect(chi).toBeLessThan(72.1);
});
