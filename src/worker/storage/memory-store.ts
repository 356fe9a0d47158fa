import { type KeyValueStore, lookedUp } from './key-value-store.ts';

/** Outlives nothing: for Node, where a process is a device. */
export function memoryStore(): KeyValueStore {
  const values = new Map<string, unknown>();
  const keys = async () => [...values.keys()];
  return {
    get: async (key) => values.get(key),
    look: async (key) => lookedUp(values.get(key)),
    set: async (key, value) => {
      values.set(key, value);
      return true;
    },
    remove: async (key) => {
      values.delete(key);
      return true;
    },
    keys,
    allKeys: keys,
  };
}
