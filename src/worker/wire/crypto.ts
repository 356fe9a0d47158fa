import type { Bytes } from '#contract/units/bytes.ts';
import type { CryptoEngine } from '#contract/wire/crypto/crypto-engine.ts';

const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const;

/** The wire's primitives by the platform's own cryptography [7.03]. Needs a secure origin: `crypto.subtle`. */
export function webcryptoEngine(crypto: Crypto): CryptoEngine {
  const { subtle } = crypto;
  const aesKey = (key: Bytes, usage: 'encrypt' | 'decrypt') =>
    subtle.importKey('raw', key, 'AES-CBC', false, [usage]);
  const hmacKeys = new WeakMap<Bytes, Promise<CryptoKey>>();
  /** Bytes that key more than one tag are imported once: each import is a way to another thread and back. */
  const hmacKey = (key: Bytes) => {
    const known = hmacKeys.get(key) ?? subtle.importKey('raw', key, HMAC, false, ['sign']);
    hmacKeys.set(key, known);
    return known;
  };
  return {
    name: 'webcrypto',
    sha256: async (data) => new Uint8Array(await subtle.digest('SHA-256', data)),
    hmacSha256: async (key, data) => new Uint8Array(await subtle.sign('HMAC', await hmacKey(key), data)),
    aesEncrypt: async (key, iv, plain) =>
      new Uint8Array(await subtle.encrypt({ name: 'AES-CBC', iv }, await aesKey(key, 'encrypt'), plain)),
    aesDecrypt: async (key, iv, cipher) =>
      new Uint8Array(await subtle.decrypt({ name: 'AES-CBC', iv }, await aesKey(key, 'decrypt'), cipher)),
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
  };
}

/** WebCrypto on a secure origin; else crypto-js, fetched only then [7.03]. */
export async function chooseEngine(crypto: Crypto): Promise<CryptoEngine> {
  if ('subtle' in crypto) return webcryptoEngine(crypto);
  const { cryptoJsEngine } = await import('#contract/wire/crypto/crypto-js-engine.ts');
  return cryptoJsEngine;
}
