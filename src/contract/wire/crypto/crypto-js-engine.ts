import AES from 'crypto-js/aes.js';
import CryptoJS from 'crypto-js/core.js';
import hmacSha256 from 'crypto-js/hmac-sha256.js';
import sha256 from 'crypto-js/sha256.js';
import type { Bytes } from '#contract/units/bytes.ts';
import type { CryptoEngine } from './crypto-engine.ts';

type WordArray = CryptoJS.lib.WordArray;

function toWords(bytes: Bytes): WordArray {
  const words = new Array<number>(Math.ceil(bytes.length / 4)).fill(0);
  bytes.forEach((byte, index) => {
    const word = index >>> 2;
    words[word] = (words[word] ?? 0) | (byte << (24 - 8 * (index & 3)));
  });
  return CryptoJS.lib.WordArray.create(words, bytes.length);
}

function toBytes({ words, sigBytes }: WordArray): Bytes {
  const bytes = new Uint8Array(sigBytes);
  for (let index = 0; index < sigBytes; index += 1) {
    bytes[index] = (words[index >>> 2] ?? 0) >>> (24 - 8 * (index & 3));
  }
  return bytes;
}

/**
 * The wire's primitives in plain JavaScript, for origins without WebCrypto (plain http on a LAN) [7.03].
 * 5 to 13 times slower than WebCrypto, byte for byte the same.
 */
export const cryptoJsEngine: CryptoEngine = {
  name: 'crypto-js',
  sha256: async (data) => toBytes(sha256(toWords(data))),
  hmacSha256: async (key, data) => toBytes(hmacSha256(toWords(data), toWords(key))),
  aesEncrypt: async (key, iv, plain) =>
    toBytes(AES.encrypt(toWords(plain), toWords(key), { iv: toWords(iv) }).ciphertext),
  aesDecrypt: async (key, iv, cipher) => {
    const params = CryptoJS.lib.CipherParams.create({ ciphertext: toWords(cipher) });
    const plain = AES.decrypt(params, toWords(key), { iv: toWords(iv) });
    // crypto-js answers wrong padding with a length that cannot be.
    const padding = cipher.length - plain.sigBytes;
    if (padding < 1 || padding > 16) throw new RangeError('padding');
    return toBytes(plain);
  },
  random: (length) => toBytes(CryptoJS.lib.WordArray.random(length)),
};
