import { serialize } from 'node:v8';
import { expect, test } from 'vitest';
import { type KeyValueStore, memoryStore, UNKNOWN } from '../storage/key-value-store.ts';
import { sealedVault } from './sealed-vault.ts';
import { plainVault, type Vault } from './vault.ts';

const token = 'a-token-nobody-should-read';
const kinds = {
  plain: (store = memoryStore()): Vault => plainVault(store, 'session:5000'),
  sealed: (store = memoryStore()): Vault => sealedVault(store, globalThis.crypto, 'session:5000'),
};

test.each(Object.entries(kinds))('a %s vault returns the stored value, and removes it', async (_, open) => {
  const vault = open();
  expect(await vault.read()).toEqual({ is: 'absent' });
  await vault.write(token);
  expect(await vault.read()).toEqual({ is: 'value', value: token });
  await vault.clear();
  expect(await vault.read()).toEqual({ is: 'absent' });
});

test('a sealed vault opens after a reload, with its stored key', async () => {
  const store = memoryStore();
  await kinds.sealed(store).write(token);
  expect(await kinds.sealed(store).read()).toEqual({ is: 'value', value: token });
});

test('stored data hides the token, and the key cannot be exported', async () => {
  const store = memoryStore();
  await kinds.sealed(store).write(token);
  const sealed = await store.get('session:5000');
  expect(sealed).toMatchObject({ iv: expect.any(Uint8Array), cipher: expect.any(Uint8Array) });
  expect(Buffer.from(serialize(sealed)).includes(token)).toBe(false);
  const key = await store.get('vault-key');
  expect(key).toBeInstanceOf(CryptoKey);
  expect(key).toHaveProperty('extractable', false);
});

test('a vault whose key is missing is empty', async () => {
  const store = memoryStore();
  await kinds.sealed(store).write(token);
  await store.remove('vault-key');
  expect(await kinds.sealed(store).read()).toEqual({ is: 'absent' });
});

/** A store that cannot read one key at present. */
const without = (store: KeyValueStore, unread: string): KeyValueStore => ({
  ...store,
  lookUp: async (key) => (key === unread ? UNKNOWN : store.lookUp(key)),
});

test('a key that could not be read is not replaced', async () => {
  const store = memoryStore();
  await kinds.sealed(store).write('a former token');
  const key = await store.get('vault-key');
  const vault = sealedVault(without(store, 'vault-key'), globalThis.crypto, 'session:5000');
  expect(await vault.read()).toEqual({ is: 'unknown' });
  expect(await vault.write(token)).toBe(false);
  expect(await store.get('vault-key')).toBe(key);
  expect(await vault.read()).toEqual({ is: 'value', value: token });
  expect(await kinds.sealed(store).read()).toEqual({ is: 'absent' });
});

test.each(Object.keys(kinds))('a %s vault that could not be read is not empty', async (kind) => {
  const store = without(memoryStore(), 'session:5000');
  const vault =
    kind === 'plain'
      ? plainVault(store, 'session:5000')
      : sealedVault(store, globalThis.crypto, 'session:5000');
  expect(await vault.read()).toEqual({ is: 'unknown' });
});
