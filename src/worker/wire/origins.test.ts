import { expect, test } from 'vitest';
import { plainWire } from '#tests/fixtures/wire/plain-wire.ts';
import { createSend, type Failure } from './send.ts';

const OTHER = 'https://other.test';

const reset = (): Response => {
  throw new TypeError('connection reset');
};

/** Two lines, of which the first resets every connection, or answers otherwise than the platform. */
async function halfDead(firstLine: () => Response = reset) {
  const failures: Failure[] = [];
  const { ports, asked, requests } = await plainWire(({ origin }) =>
    origin === OTHER ? undefined : firstLine(),
  );
  ports.origins.update([OTHER]);
  const send = createSend(ports, (failure) => failures.push(failure));
  const origins = () => asked.map((url) => new URL(url).origin);
  return { send, requests, origins, codes: () => failures.map(({ error }) => error.code) };
}

test('[8.13] a non-repeatable call fails as line trouble, the next uses another line', async () => {
  const { send, codes, origins } = await halfDead();
  const kind = { kind: 'image' } as const;
  await expect(send('captcha.register', kind)).rejects.toMatchObject({ code: 'LINE_ABNORMAL', retry: true });
  await expect(send('captcha.register', kind)).rejects.toMatchObject({ code: 'BAD_ANSWER' });
  expect(origins()).toEqual(['https://site.test', OTHER]);
  expect(codes()).toEqual(['LINE_ABNORMAL', 'BAD_ANSWER']);
});

test('[8.13] with credentials a lost call keeps its code, and the line switches', async () => {
  const { send, origins } = await halfDead();
  await expect(send('account.logout', {})).rejects.toMatchObject({ code: 'NETWORK_ABNORMAL' });
  await send('account.logout', {});
  expect(origins()).toEqual(['https://site.test', OTHER]);
});

const notice = '\n<!doctype html><title>blocked</title>';

test.each([
  ['a gateway that does not reach the platform', () => new Response('', { status: 502 }), 'HTTP_STATUS'],
  ['a platform behind it that is unavailable', () => new Response(notice, { status: 503 }), 'HTTP_STATUS'],
  ['a gateway that waited in vain', () => new Response('', { status: 504 }), 'HTTP_STATUS'],
  ['a notice page with status 200', () => new Response(notice), 'NOT_AN_OBJECT'],
])('[8.13] a line is left for the next one when it has %s', async (_what, firstLine, code) => {
  const { send, origins } = await halfDead(firstLine);
  await expect(send('account.logout', {})).rejects.toMatchObject({ code });
  await send('account.logout', {});
  expect(origins()).toEqual(['https://site.test', OTHER]);
});

test('[8.13] an error of the platform itself does not affect the line', async () => {
  const { send, origins } = await halfDead(() => new Response('', { status: 500 }));
  await expect(send('account.logout', {})).rejects.toMatchObject({ code: 'HTTP_STATUS' });
  await expect(send('account.logout', {})).rejects.toMatchObject({ code: 'HTTP_STATUS' });
  expect(origins()).toEqual(['https://site.test', 'https://site.test']);
});
