import { createCipheriv, createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Bytes, fromHex, toHex } from '#contract/units/bytes.ts';
import { webcryptoEngine } from '#worker/wire/crypto.ts';
import type { CryptoEngine } from './crypto/crypto-engine.ts';
import { cryptoJsEngine } from './crypto/crypto-js-engine.ts';
import { hashBody, openBox, sealBox, signRequest } from './envelope.ts';
import { loginHash } from './login-signature.ts';
import { vectors } from './vectors.table.ts';
import { checkVideoQuery, videoQuery } from './video-sign.ts';

const bytes = (buffer: Buffer): Bytes => new Uint8Array(buffer);
const fixed = (engine: CryptoEngine, ivHex: string): CryptoEngine => ({
  ...engine,
  random: () => fromHex(ivHex),
});

/** An oracle of a third maker. */
const nodeEngine: CryptoEngine = {
  name: 'webcrypto',
  sha256: async (data) => bytes(createHash('sha256').update(data).digest()),
  hmacSha256: async (key, data) => bytes(createHmac('sha256', key).update(data).digest()),
  aesEncrypt: async (key, iv, plain) => {
    const cipher = createCipheriv('aes-256-cbc', key, iv);
    return bytes(Buffer.concat([cipher.update(plain), cipher.final()]));
  },
  aesDecrypt: () => Promise.reject(new Error('the oracle only seals')),
  random: () => new Uint8Array(16),
};

const engines = { webcrypto: webcryptoEngine(globalThis.crypto), 'crypto-js': cryptoJsEngine };
const { secret } = vectors;

describe.each(Object.entries({ ...engines, 'node:crypto': nodeEngine }))('%s', (_name, engine) => {
  test.each(vectors.boxes)('[7.03] sealing $name matches the fixed vector', async (box) => {
    expect(await sealBox(fixed(engine, box.iv), secret, box, box.text)).toBe(box.sealed);
  });

  test('[7.02] the request signature matches the fixed vector', async () => {
    const { body, sign, ...request } = vectors.signature;
    expect(await hashBody(engine, body)).toBe(request.bodyHash);
    expect(await signRequest(engine, secret, request)).toBe(sign);
  });

  test('[7.11] the login hash matches the fixed vector', async () => {
    const { name, password, hash } = vectors.login;
    expect(await loginHash(engine, name, password)).toBe(hash);
  });

  test('[7.14] the video domain signature matches the fixed vector', async () => {
    const { question, query } = vectors.video;
    expect((await videoQuery(engine, secret, question)).toString()).toBe(query);
    expect(await checkVideoQuery(engine, secret, new URLSearchParams(query))).toEqual(question);
  });
});

describe.each(Object.entries(engines))('%s', (_name, engine) => {
  test.each(vectors.boxes)('[7.03] opens $name', async (box) => {
    expect(await openBox(engine, secret, box, box.sealed)).toBe(box.text);
  });

  test('reads bytes of every residue of a word alike', async () => {
    for (const length of [0, 1, 2, 3, 4, 5, 63, 64, 65]) {
      const data = Uint8Array.from({ length }, (_, index) => (index * 37) & 255);
      expect(toHex(await engine.sha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
    }
  });

  test('refuses wrong padding', async () => {
    const [key, iv] = [new Uint8Array(32), new Uint8Array(16)];
    const cipher = createCipheriv('aes-256-cbc', key, iv).setAutoPadding(false);
    const wrong = bytes(Buffer.concat([cipher.update(new Uint8Array(16)), cipher.final()]));
    await expect(engine.aesDecrypt(key, iv, wrong)).rejects.toThrow();
  });
});
