import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { isPassword, NOBODYS_PASSWORD, storePassword } from './password.ts';

test('a password opens, another does not, and the same one is never kept alike', async () => {
  const [first, second] = [await storePassword('secret'), await storePassword('secret')];
  expect(first).not.toEqual(second);
  expect([await isPassword(first, 'secret'), await isPassword(first, 'Secret')]).toEqual([true, false]);
});

test('a password kept before costs were named still opens', async () => {
  const kept = { salt: 'abcd', password: scryptSync('secret', 'abcd', 32, { N: 4_096 }).toString('hex') };
  expect(await isPassword(kept, 'secret')).toBe(true);
});

test('nobody’s password costs as much as anybody’s, and opens to nothing', async () => {
  const cost = ({ salt }: { salt: string }) => salt.split(':')[0];
  expect(cost(NOBODYS_PASSWORD)).toBe(cost(await storePassword('x')));
  expect(await isPassword(NOBODYS_PASSWORD, '')).toBe(false);
});
