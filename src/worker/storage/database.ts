import { createStore, del, get, keys, set } from 'idb-keyval';

/** Connection to a storage that outlives the page. Every operation may fail independently. */
export type Database = {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  keys(): Promise<readonly string[]>;
};

/** A new connection to a database of IndexedDB, open. @throws DOMException where the browser refuses to open it. */
export async function openDatabase(name: string): Promise<Database> {
  const store = createStore(name, 'core');
  await store('readonly', () => undefined);
  return {
    get: (key) => get(key, store),
    set: (key, value) => set(key, value, store),
    remove: (key) => del(key, store),
    keys: () => keys<string>(store),
  };
}
