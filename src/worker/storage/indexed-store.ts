import { createStore, del, get, keys, set } from 'idb-keyval';
import type { KeyValueStore } from './key-value-store.ts';
import { memoryStore } from './memory-store.ts';

/** A database of IndexedDB; from its first refusal on (private windows, full disks) memory, so that a visit still works. */
export function indexedStore(name: string): KeyValueStore {
  const database = createStore(name, 'core');
  const memory = memoryStore();
  let refused = false;
  const trying = async <Result>(indexed: () => Promise<Result>, instead: () => Promise<Result>) => {
    if (refused) return instead();
    try {
      return await indexed();
    } catch {
      refused = true;
      return instead();
    }
  };
  return {
    get: (key) =>
      trying<unknown>(
        () => get(key, database),
        () => memory.get(key),
      ),
    set: (key, value) =>
      trying(
        () => set(key, value, database),
        () => memory.set(key, value),
      ),
    remove: (key) =>
      trying(
        () => del(key, database),
        () => memory.remove(key),
      ),
    keys: () =>
      trying(
        () => keys<string>(database),
        () => memory.keys(),
      ),
  };
}
