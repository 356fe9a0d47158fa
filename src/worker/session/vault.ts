import type { KeyValueStore } from '#worker/storage/key-value-store.ts';

/** Where a token rests between visits. Never localStorage, never the page. */
export type Vault = {
  read(): Promise<string | null>;
  write(token: string): Promise<void>;
  /** @returns false when the token is still on the device, and back after a reload */
  clear(): Promise<boolean>;
};

/** The token as it is, where the browser offers no cryptography to wrap it. */
export function plainVault(store: KeyValueStore, name: string): Vault {
  return {
    read: async () => {
      const token = await store.get(name);
      return typeof token === 'string' ? token : null;
    },
    write: async (token) => {
      await store.set(name, token);
    },
    clear: () => store.remove(name),
  };
}
