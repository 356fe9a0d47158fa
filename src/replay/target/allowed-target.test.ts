import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { UsageError } from '#replay/cli/command.ts';
import { allowedOrigin, guardedFetch } from './allowed-target.ts';

const STAGING = 'https://staging.example';

test.each([
  'http://localhost:5180/',
  'http://127.0.0.9:80',
  'http://site.localhost:5180',
  'http://[::1]:5180',
])('%s is this machine and needs no permission', (target) => {
  expect(allowedOrigin({ target, listed: [], owned: false })).toBe(new URL(target).origin);
});

test('another target needs both a config file line and the flag', () => {
  expect(allowedOrigin({ target: STAGING, listed: [STAGING], owned: true })).toBe(STAGING);
  expect(() => allowedOrigin({ target: STAGING, listed: [STAGING], owned: false })).toThrow(
    'i-own-this-target',
  );
  expect(() => allowedOrigin({ target: STAGING, listed: [], owned: true })).toThrow('targets');
});

test.each([
  'ftp://localhost',
  'localhost:5180',
  '',
  'http://me:secret@localhost',
  'http://localhost.example',
])('“%s” is refused', (target) => {
  expect(() => allowedOrigin({ target, listed: [], owned: true })).toThrow(UsageError);
});

test('no other host is requested, whatever lines a platform lists', async () => {
  const requested: string[] = [];
  const fetch = guardedFetch(
    async (input) => {
      requested.push(input);
      return new Response('');
    },
    [STAGING],
  );
  await fetch('http://127.0.0.1:1/a', {});
  await fetch(`${STAGING}/b`, {});
  await expect(fetch('https://elsewhere.example/c', {})).rejects.toThrow('not an allowed target');
  expect(requested).toEqual(['http://127.0.0.1:1/a', `${STAGING}/b`]);
});

/** Starts a server on this machine that redirects every request to a location. */
async function sendingOn(status: number, location: string): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status, { location }).end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has no TCP address');
  return `http://127.0.0.1:${address.port}`;
}

test.each([301, 302, 307, 308])(
  'a target that answers %i leads nowhere, not even to itself',
  async (status) => {
    const reached: string[] = [];
    const fetch = guardedFetch(async (input, request) => {
      const response = await globalThis.fetch(input, request);
      reached.push(response.url);
      return response;
    }, []);
    const elsewhere = await sendingOn(200, '');
    const target = await sendingOn(status, elsewhere);
    await expect(
      fetch(target, { method: 'POST', headers: { token: 'secret' }, body: '{}' }),
    ).rejects.toThrow();
    expect(reached).toEqual([]);
    await expect(fetch(elsewhere, {})).resolves.toMatchObject({ status: 200 });
  },
);
