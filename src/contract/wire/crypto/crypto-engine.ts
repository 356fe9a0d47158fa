import type { Bytes } from '#contract/units/bytes.ts';

/**
 * The primitives the wire needs: WebCrypto and crypto-js speak them for the client, node:crypto for the sandbox, all
 * against the same fixed vectors.
 */
export type CryptoEngine = {
  readonly name: 'webcrypto' | 'crypto-js' | 'node';
  sha256(data: Bytes): Promise<Bytes>;
  hmacSha256(key: Bytes, data: Bytes): Promise<Bytes>;
  /** AES-256-CBC with PKCS#7 padding. */
  aesEncrypt(key: Bytes, iv: Bytes, plain: Bytes): Promise<Bytes>;
  /** @throws when the padding is wrong. */
  aesDecrypt(key: Bytes, iv: Bytes, cipher: Bytes): Promise<Bytes>;
  random(length: number): Bytes;
};
