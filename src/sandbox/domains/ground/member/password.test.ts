import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPasswords, isPassword, LIGHT_COST, storePassword } from './password.ts';

const COST = 2_048;
const passwords = createPasswords(COST);
const costOf = ({ salt }: { salt: string }) => salt.split(':')[0];

test('the right password passes, another fails, and salts differ', async () => {
  const [first, second] = [await passwords.store('secret'), await passwords.store('secret')];
  expect(first).not.toEqual(second);
  expect(await passwords.check(first, 'secret')).toEqual({ is: 'right', better: null });
  expect(await passwords.check(first, 'Secret')).toEqual({ is: 'wrong' });
});

test('a password stored before costs were named still opens', async () => {
  const stored = { salt: 'abcd', password: scryptSync('secret', 'abcd', 32, { N: 4_096 }).toString('hex') };
  expect(await isPassword(stored, 'secret')).toBe(true);
});

test('a password stored at a lower cost passes and is upgraded', async () => {
  const old = await storePassword('secret', 1_024);
  const checked = await passwords.check(old, 'secret');
  if (checked.is !== 'right' || checked.better === null) throw new Error('nothing better came back');
  expect(costOf(checked.better)).toBe(String(COST));
  expect(await passwords.check(checked.better, 'secret')).toEqual({ is: 'right', better: null });
  expect(await passwords.check(old, 'other')).toEqual({ is: 'wrong' });
});

test('a password stored at a higher cost stays as it is', async () => {
  const stored = await storePassword('secret', LIGHT_COST);
  expect(await passwords.check(stored, 'secret')).toEqual({ is: 'right', better: null });
});

test('no password opens an unknown name', async () => {
  for (const secret of ['', '00'.repeat(32)])
    expect(await passwords.check(null, secret)).toEqual({ is: 'wrong' });
});
