import { expect, test } from 'vitest';
import { fromHex, toHex, utf8 } from '#contract/units/bytes.ts';
import { hashBody, openBox, sealBox, signRequest } from '#contract/wire/envelope.ts';
import { vectors } from '#contract/wire/vectors.table.ts';
import { webcryptoEngine } from '#worker/wire/crypto.ts';
import { nodeEngine } from './node-engine.ts';

const { secret } = vectors;
const webcrypto = webcryptoEngine(globalThis.crypto);

test.each(vectors.boxes)('[7.03] encryption and decryption of $name match the fixed vector', async (box) => {
  const fixed = { ...nodeEngine, random: () => fromHex(box.iv) };
  expect(await sealBox(fixed, secret, box, box.text)).toBe(box.sealed);
  expect(await openBox(nodeEngine, secret, box, box.sealed)).toBe(box.text);
});

test('[7.02] a signature matches the fixed vector', async () => {
  const { body, sign, ...request } = vectors.signature;
  expect(await hashBody(nodeEngine, body)).toBe(request.bodyHash);
  expect(await signRequest(nodeEngine, secret, request)).toBe(sign);
});

test.each([0, 1, 15, 16, 17, 4_000])(
  '[7.03] each engine decrypts what the other encrypts: %i bytes',
  async (length) => {
    const text = '场'.repeat(length);
    const context = { timestamp: '1764000000000', bound: ['answer', 'n', '1764000000000'] };
    const byNode = await sealBox(nodeEngine, secret, context, text);
    const byBrowser = await sealBox(webcrypto, secret, context, text);
    expect(await openBox(webcrypto, secret, context, byNode)).toBe(text);
    expect(await openBox(nodeEngine, secret, context, byBrowser)).toBe(text);
  },
);

test('[7.03] a box with any character changed does not open', async () => {
  const context = { timestamp: '1764000000000', bound: ['answer', 'n', '1764000000000'] };
  const sealed = await sealBox(nodeEngine, secret, context, '{"code":0}');
  for (let at = 0; at < sealed.length - 2; at += 7) {
    const other = sealed.at(at) === 'A' ? 'B' : 'A';
    const tampered = sealed.slice(0, at) + other + sealed.slice(at + 1);
    await expect(openBox(nodeEngine, secret, context, tampered)).rejects.toMatchObject({ code: 'BAD_SEAL' });
  }
  const elsewhere = { ...context, bound: ['answer', 'm', '1764000000000'] };
  await expect(openBox(nodeEngine, secret, elsewhere, sealed)).rejects.toMatchObject({ code: 'BAD_SEAL' });
});

test('wrong padding is refused', async () => {
  const [key, iv] = [utf8('k'.repeat(32)), utf8('i'.repeat(16))];
  await expect(nodeEngine.aesDecrypt(key, iv, new Uint8Array(16))).rejects.toThrow();
});

test('random bytes differ each time and have the requested length', () => {
  const drawn = Array.from({ length: 2_000 }, () => toHex(nodeEngine.random(16)));
  expect(new Set(drawn).size).toBe(2_000);
  expect(drawn.every((hex) => hex.length === 32)).toBe(true);
  expect(nodeEngine.random(5_000)).toHaveLength(5_000);
});
