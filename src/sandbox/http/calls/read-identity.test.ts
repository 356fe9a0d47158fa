import { expect, test } from 'vitest';
import { APP_KEY, HEADERS } from '#contract/wire/headers.ts';
import { refusalOf } from '#tests/fixtures/refusal-of.ts';
import { readIdentity } from './read-identity.ts';

const identity = (changed: Record<string, string> = {}) =>
  new Headers({
    ...Object.fromEntries(HEADERS.map((name) => [name, 'x'])),
    'app-key': APP_KEY,
    'site-id': '5000',
    ...changed,
  });

test('a device name of 64 characters is read, longer is refused', () => {
  const longest = 'd'.repeat(64);
  expect(readIdentity(identity({ 'device-uuid': longest })).headers['device-uuid']).toBe(longest);
  expect(refusalOf(() => readIdentity(identity({ 'device-uuid': `${longest}d` })))).toBe('BAD_REQUEST');
});
