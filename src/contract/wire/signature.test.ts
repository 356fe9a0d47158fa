import { expect, test } from 'vitest';
import { cryptoJsEngine as engine } from './crypto/crypto-js-engine.ts';
import { checkSignature, hashBody, signRequest } from './envelope.ts';
import { HEADERS } from './headers.ts';
import { vectors } from './vectors.table.ts';
import { checkVideoQuery, videoQuery } from './video-sign.ts';

const { sign, body, ...request } = vectors.signature;
const { secret } = vectors;

test('[7.02] every identity header, the body and the query are under the signature', async () => {
  expect(await checkSignature(engine, secret, request, sign)).toBe(true);
  for (const name of HEADERS) {
    const headers = { ...request.headers, [name]: 'changed' };
    expect(await checkSignature(engine, secret, { ...request, headers }, sign)).toBe(false);
  }
  const bodyHash = await hashBody(engine, `${body} `);
  expect(await checkSignature(engine, secret, { ...request, bodyHash }, sign)).toBe(false);
  expect(await checkSignature(engine, secret, { ...request, query: 'a=1' }, sign)).toBe(false);
  expect(await checkSignature(engine, secret, { ...request, method: 'GET' }, sign)).toBe(false);
});

test('the order of query parameters does not matter to the signature', async () => {
  const [left, right] = await Promise.all(
    ['a=1&b=2', 'b=2&a=1'].map((query) => signRequest(engine, secret, { ...request, query })),
  );
  expect(left).toBe(right);
});

test.each(['', 'zz', sign.slice(2), sign.toUpperCase()])('a sign of %j is refused', async (wrong) => {
  expect(await checkSignature(engine, secret, request, wrong)).toBe(false);
});

test('[7.14] a question to a video domain with another channel is not ours', async () => {
  const query = await videoQuery(engine, secret, vectors.video.question);
  query.set('channel', 'c-2');
  expect(await checkVideoQuery(engine, secret, query)).toBeNull();
});
