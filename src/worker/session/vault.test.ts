import { serialize } from 'node:v8';
import { expect, test } from 'vitest';
import { memoryStore } from '#worker/storage/memory-store.ts';
import { sealedVault } from './sealed-vault.ts';
import { plainVault, type Vault } from './vault.ts';

const token = 'a-token-nobody-should-read';
const kinds = {
  plain: (store = memoryStore()): Vault => plainVault(store, 'session:5000'),
  sealed: (store = memoryStore()): Vault => sealedVault(store, globalThis.crypto, 'session:5000'),
};

test.each(Object.entries(kinds))('a %s vault gives back what was put in, and forgets it', async (_, open) => {
  const vault = open();
  expect(await vault.read()).toBeNull();
  await vault.write(token);
  expect(await vault.read()).toBe(token);
  await vault.clear();
  expect(await vault.read()).toBeNull();
});

test('a sealed vault opens after a reload, by the key kept beside it', async () => {
  const store = memoryStore();
  await kinds.sealed(store).write(token);
  expect(await kinds.sealed(store).read()).toBe(token);
});

test('at rest the token is not to be found, and the key cannot be exported', async () => {
  const store = memoryStore();
  await kinds.sealed(store).write(token);
  const sealed = await store.get('session:5000');
  expect(sealed).toMatchObject({ iv: expect.any(Uint8Array), cipher: expect.any(Uint8Array) });
  expect(Buffer.from(serialize(sealed)).includes(token)).toBe(false);
  const key = await store.get('vault-key');
  expect(key).toBeInstanceOf(CryptoKey);
  expect(key).toHaveProperty('extractable', false);
});

test('a vault whose key is gone is empty', async () => {
  const store = memoryStore();
  await kinds.sealed(store).write(token);
  await store.remove('vault-key');
  expect(await kinds.sealed(store).read()).toBeNull();
});
