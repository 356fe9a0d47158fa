import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import type { Bytes } from '#contract/wire/bytes.ts';
import type { CryptoEngine } from '#contract/wire/crypto-engine.ts';

const CIPHER = 'aes-256-cbc';

const own = (buffer: Buffer): Bytes => Uint8Array.from(buffer);

/** The wire's primitives by node:crypto: synchronous underneath, which is what a server of small messages wants. */
export const nodeEngine: CryptoEngine = {
  name: 'node',
  sha256: async (data) => own(createHash('sha256').update(data).digest()),
  hmacSha256: async (key, data) => own(createHmac('sha256', key).update(data).digest()),
  aesEncrypt: async (key, iv, plain) => {
    const cipher = createCipheriv(CIPHER, key, iv);
    return own(Buffer.concat([cipher.update(plain), cipher.final()]));
  },
  aesDecrypt: async (key, iv, cipher) => {
    const decipher = createDecipheriv(CIPHER, key, iv);
    return own(Buffer.concat([decipher.update(cipher), decipher.final()]));
  },
  random: (length) => own(randomBytes(length)),
};
