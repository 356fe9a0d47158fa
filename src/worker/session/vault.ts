import { type KeyValueStore, type Looked, parsed, UNKNOWN } from '#worker/storage/key-value-store.ts';

/** Storage of a token between visits. Never localStorage, never the page. */
export type Vault = {
  /** Reads the token; unknown where the store could not be read: the device may still hold one. */
  read(): Promise<Looked<string>>;
  /** @returns false when the token is only remembered until this core ends */
  write(token: string): Promise<boolean>;
  /** @returns false when the token is still on the device, and back after a reload */
  clear(): Promise<boolean>;
};

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The token as it is, where the browser offers no cryptography to wrap it. */
export const plainVault = (store: KeyValueStore, name: string): Vault => ({
  read: async () => parsed(await store.lookUp(name), textIn),
  write: (token) => store.set(name, token),
  clear: () => store.remove(name),
});

/**
 * The token of one visit, for a core that could not read who the device is: a login is bound to its device, so neither
 * may the login in the store be used, nor one of this visit replace it.
 */
export function visitVault(): Vault {
  let token: string | null = null;
  return {
    read: async () => (token === null ? UNKNOWN : { is: 'value', value: token }),
    write: async (next) => {
      token = next;
      return false;
    },
    clear: async () => {
      token = null;
      return true;
    },
  };
}
