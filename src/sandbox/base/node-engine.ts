import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  type KeyObject,
  randomFillSync,
} from 'node:crypto';
import type { Bytes } from '#contract/units/bytes.ts';
import type { CryptoEngine } from '#contract/wire/crypto/crypto-engine.ts';

const CIPHER = 'aes-256-cbc';
const own = (buffer: Buffer): Bytes => new Uint8Array(buffer);

const POOL_BYTES = 4_096;
let pool: Bytes = new Uint8Array(0);
let used = 0;

/** Bytes of chance are drawn many at a time: each drawing has its price, however small. */
function randomBytes(length: number): Bytes {
  if (length > POOL_BYTES) return randomFillSync(new Uint8Array(length));
  if (used + length > pool.length) {
    pool = randomFillSync(new Uint8Array(POOL_BYTES));
    used = 0;
  }
  used += length;
  return pool.slice(used - length, used);
}

const keys = new WeakMap<Bytes, KeyObject>();

/** A key that is an object works five times as fast as one that is bytes. */
function keyOf(bytes: Bytes): KeyObject {
  const known = keys.get(bytes) ?? createSecretKey(bytes);
  keys.set(bytes, known);
  return known;
}

/** The wire's primitives by node:crypto: synchronous underneath, which is what small messages want. */
export const nodeEngine: CryptoEngine = {
  name: 'node',
  sha256: async (data) => own(hash('sha256', data, 'buffer')),
  hmacSha256: async (key, data) => own(createHmac('sha256', keyOf(key)).update(data).digest()),
  aesEncrypt: async (key, iv, plain) => {
    const cipher = createCipheriv(CIPHER, keyOf(key), iv);
    return own(Buffer.concat([cipher.update(plain), cipher.final()]));
  },
  aesDecrypt: async (key, iv, cipher) => {
    const decipher = createDecipheriv(CIPHER, keyOf(key), iv);
    return own(Buffer.concat([decipher.update(cipher), decipher.final()]));
  },
  random: randomBytes,
};
