import type { KeyValueStore } from './key-value-store.ts';

/** Outlives nothing: for Node, and for browsers that refuse storage. */
export function memoryStore(): KeyValueStore {
  const values = new Map<string, unknown>();
  return {
    get: async (key) => values.get(key),
    set: async (key, value) => {
      values.set(key, value);
    },
    remove: async (key) => {
      values.delete(key);
    },
    keys: async () => [...values.keys()],
  };
}
