import { expect, test } from 'vitest';
import { memoryStore } from '#worker/storage/memory-store.ts';
import { keptToken } from './kept-token.ts';
import { plainVault } from './vault.ts';

const NIGHT = 22 * 3_600_000;

function kept(startMs: number) {
  const store = memoryStore();
  let now = startMs;
  const vault = plainVault(store, 'session:5000');
  const at = (ms: number) => {
    now = ms;
  };
  return { store, vault, at, token: keptToken(vault, () => now) };
}

test('[9.07] an entry is there until its hour, and gone from the store after it', async () => {
  const { token, at, store } = kept(0);
  await token.write('a-token', NIGHT);
  at(NIGHT - 1);
  expect(await token.read()).toBe('a-token');
  at(NIGHT);
  expect(await token.read()).toBeNull();
  expect(await store.keys()).toEqual([]);
});

test('[3.15] what is no entry is no session', async () => {
  const { token, vault } = kept(0);
  for (const text of ['a bare token', '{}', '{"token":"","expiry":9e15}', '{"token":"x"}', 'null']) {
    await vault.write(text);
    expect(await token.read()).toBeNull();
    expect(await vault.read()).toBeNull();
  }
});
