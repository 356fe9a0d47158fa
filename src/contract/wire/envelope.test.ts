import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from '#contract/units/bytes.ts';
import { cryptoJsEngine as engine } from './crypto/crypto-js-engine.ts';
import { openAnswer, openRequest, sealAnswer, sealRequest } from './envelope.ts';
import { openVideoSource, sealVideoSource } from './video-sign.ts';

const secret = 'secret';
const request = { method: 'POST', path: '/api/x', nonce: 'n-1', timestamp: '1764000000000' };
const answer = { nonce: 'n-1', timestamp: '1764000000040' };
const refused = { code: 'BAD_SEAL', retry: true };

test('[7.03] a request opens only for the request it was sealed for', async () => {
  const sealed = await sealRequest(engine, secret, request, '{"a":"场"}');
  expect(await openRequest(engine, secret, request, sealed)).toBe('{"a":"场"}');
  for (const change of [
    { method: 'PUT' },
    { path: '/api/y' },
    { nonce: 'n-2' },
    { timestamp: '1764000000001' },
  ]) {
    const other = { ...request, ...change };
    await expect(openRequest(engine, secret, other, sealed)).rejects.toMatchObject(refused);
  }
  await expect(openRequest(engine, 'other', request, sealed)).rejects.toMatchObject(refused);
});

test('[7.03] a response opens only for its request and its own timestamp', async () => {
  const sealed = await sealAnswer(engine, secret, answer, '{"code":0}');
  expect(await openAnswer(engine, secret, answer, sealed)).toBe('{"code":0}');
  await expect(openAnswer(engine, secret, { ...answer, nonce: 'n-2' }, sealed)).rejects.toMatchObject(
    refused,
  );
  await expect(openAnswer(engine, secret, { ...answer, timestamp: '1' }, sealed)).rejects.toMatchObject(
    refused,
  );
});

test('[7.03] one changed bit anywhere in a body is refused', async () => {
  const bytes = fromBase64(await sealAnswer(engine, secret, answer, '{"code":0}'));
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = bytes.slice();
    changed[index] = (changed[index] ?? 0) ^ 1;
    await expect(openAnswer(engine, secret, answer, toBase64(changed))).rejects.toMatchObject(refused);
  }
});

test('[7.03] a cut body and one that is no base64 are refused', async () => {
  const sealed = await sealAnswer(engine, secret, answer, '{"code":0}');
  for (const wrong of ['', '%%%', sealed.slice(0, 40), toBase64(fromBase64(sealed).slice(0, -1))]) {
    await expect(openAnswer(engine, secret, answer, wrong)).rejects.toMatchObject(refused);
  }
});

test('a box sealed as one kind does not open as another', async () => {
  const sealed = await sealAnswer(engine, secret, answer, '{}');
  await expect(openVideoSource(engine, secret, answer, sealed)).rejects.toMatchObject(refused);
  const source = await sealVideoSource(engine, secret, answer, '{}');
  expect(await openVideoSource(engine, secret, answer, source)).toBe('{}');
});

test('two seals of one text differ', async () => {
  const seal = () => sealRequest(engine, secret, request, '{}');
  expect(await seal()).not.toBe(await seal());
});
