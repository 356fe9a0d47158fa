import { type Bytes, fromUtf8, utf8 } from '#contract/units/bytes.ts';
import type { KeyValueStore } from '#worker/storage/key-value-store.ts';
import type { Vault } from './vault.ts';

const KEY_NAME = 'vault-key';
const IV_BYTES = 12;

type Sealed = { readonly iv: Bytes; readonly cipher: Bytes };

const isBytes = (value: unknown): value is Bytes => value instanceof Uint8Array;
const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' &&
  value !== null &&
  'iv' in value &&
  'cipher' in value &&
  isBytes(value.iv) &&
  isBytes(value.cipher);

async function keyIn(store: KeyValueStore, { subtle }: Crypto): Promise<CryptoKey> {
  const known = await store.get(KEY_NAME);
  if (known instanceof CryptoKey) return known;
  const fresh = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await store.set(KEY_NAME, fresh);
  return fresh;
}

/** The token wrapped by a key that script can use but never read: a copied database opens nothing. */
export function sealedVault(store: KeyValueStore, crypto: Crypto, name: string): Vault {
  const { subtle } = crypto;
  const open = async ({ iv, cipher }: Sealed) => {
    const key = await keyIn(store, crypto);
    return fromUtf8(new Uint8Array(await subtle.decrypt({ name: 'AES-GCM', iv }, key, cipher)));
  };
  return {
    read: async () => {
      const sealed = await store.get(name);
      return isSealed(sealed) ? open(sealed).catch(() => null) : null;
    },
    write: async (token) => {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const key = await keyIn(store, crypto);
      const cipher = new Uint8Array(await subtle.encrypt({ name: 'AES-GCM', iv }, key, utf8(token)));
      await store.set(name, { iv, cipher });
    },
    clear: () => store.remove(name),
  };
}
