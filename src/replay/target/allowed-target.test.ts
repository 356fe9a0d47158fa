import { expect, test } from 'vitest';
import { UsageError } from '#replay/cli/usage-error.ts';
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

test('another target needs both: a line in a config file and the flag', () => {
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

test('no other host is requested, whatever lines a platform names', async () => {
  const asked: string[] = [];
  const fetch = guardedFetch(
    async (input) => {
      asked.push(input);
      return new Response('');
    },
    [STAGING],
  );
  await fetch('http://127.0.0.1:1/a', {});
  await fetch(`${STAGING}/b`, {});
  await expect(fetch('https://elsewhere.example/c', {})).rejects.toThrow('not an allowed target');
  expect(asked).toEqual(['http://127.0.0.1:1/a', `${STAGING}/b`]);
});
