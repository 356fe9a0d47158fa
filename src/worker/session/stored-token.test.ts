import { expect, test } from 'vitest';
import { memoryStore } from '../storage/key-value-store.ts';
import { createStoredToken } from './stored-token.ts';
import { plainVault } from './vault.ts';

const NIGHT = 22 * 3_600_000;

function setup() {
  const store = memoryStore();
  const vault = plainVault(store, 'session:5000');
  return { store, vault, token: createStoredToken(vault) };
}

test('[3.15] a login is stored with its expiry, whatever the device’s clock shows', async () => {
  const { token, vault, store } = setup();
  await vault.write(JSON.stringify({ token: 'a-token', expiry: NIGHT, viewer: 'a-mark' }));
  expect(await token.read()).toEqual({
    is: 'value',
    value: { token: 'a-token', expiry: NIGHT, viewer: 'a-mark' },
  });
  await token.clear();
  expect(await store.keys()).toEqual([]);
});

test('a login stored by an earlier build is still valid', async () => {
  const { token, vault } = setup();
  await vault.write(JSON.stringify({ token: 'a-token', expiry: NIGHT }));
  expect(await token.read()).toMatchObject({ value: { token: 'a-token', viewer: 'unmarked' } });
});

test('[3.15] an invalid entry is no session', async () => {
  const { token, vault } = setup();
  for (const text of ['a bare token', '{}', '{"token":"","expiry":9e15}', '{"token":"x"}', 'null']) {
    await vault.write(text);
    expect(await token.read()).toEqual({ is: 'absent' });
    expect(await vault.read()).toEqual({ is: 'absent' });
  }
});
