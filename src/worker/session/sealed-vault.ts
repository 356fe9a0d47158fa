import { type Bytes, fromUtf8, utf8 } from '#contract/units/bytes.ts';
import { ABSENT, type KeyValueStore, type Looked, parsed, UNKNOWN } from '#worker/storage/key-value-store.ts';
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

const keyIn = async (store: KeyValueStore): Promise<Looked<CryptoKey>> =>
  parsed(await store.lookUp(KEY_NAME), (value) => (value instanceof CryptoKey ? value : null));

/** The device's key, made on first use; null where it could not be read: a fresh one would lock out what it has sealed. */
async function keyToSealWith(store: KeyValueStore, { subtle }: Crypto): Promise<CryptoKey | null> {
  const known = await keyIn(store);
  if (known.is === 'value') return known.value;
  if (known.is === 'unknown') return null;
  const fresh = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await store.set(KEY_NAME, fresh);
  return fresh;
}

/** The token wrapped by a key that script can use but never read: a copied database opens nothing. */
export function sealedVault(store: KeyValueStore, crypto: Crypto, name: string): Vault {
  const { subtle } = crypto;
  /** A token that could not be sealed. */
  let remembered: string | null = null;
  const open = async ({ iv, cipher }: Sealed): Promise<Looked<string>> => {
    const key = await keyIn(store);
    if (key.is !== 'value') return key;
    try {
      const text = await subtle.decrypt({ name: 'AES-GCM', iv }, key.value, cipher);
      return { is: 'value', value: fromUtf8(new Uint8Array(text)) };
    } catch {
      return ABSENT;
    }
  };
  return {
    read: async () => {
      if (remembered !== null) return { is: 'value', value: remembered };
      const sealed = await store.lookUp(name);
      if (sealed.is === 'unknown') return UNKNOWN;
      return sealed.is === 'value' && isSealed(sealed.value) ? open(sealed.value) : ABSENT;
    },
    write: async (token) => {
      const key = await keyToSealWith(store, crypto);
      remembered = key === null ? token : null;
      if (key === null) {
        // The login before this one is replaced all the same.
        await store.remove(name);
        return false;
      }
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const cipher = new Uint8Array(await subtle.encrypt({ name: 'AES-GCM', iv }, key, utf8(token)));
      return store.set(name, { iv, cipher });
    },
    clear: () => {
      remembered = null;
      return store.remove(name);
    },
  };
}
