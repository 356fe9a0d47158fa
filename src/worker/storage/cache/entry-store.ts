import type { KeyValueStore } from '#worker/storage/key-value-store.ts';
import { type CacheEntry, entryFrom, isFresh } from './cache-entry.ts';
import { ownerIn } from './cache-key.ts';

const IN_MEMORY = 200;

export type EntryStore = {
  /** Returns a fresh entry from this core’s memory. */
  held(key: string): CacheEntry | null;
  /** A fresh entry, perhaps stored by another tab. */
  get(key: string): Promise<CacheEntry | null>;
  put(key: string, entry: CacheEntry): Promise<void>;
  remove(key: string): Promise<void>;
  /** Removes entries of the site that belong to members other than `owner`, and stale or broken ones. */
  tidy(owner: string): Promise<void>;
};

/** Entries in memory, and on a shelf all tabs share. */
export function createEntryStore(shelf: KeyValueStore, siteId: number, now: () => number): EntryStore {
  const memory = new Map<string, CacheEntry>();
  const fresh = (entry: CacheEntry | null | undefined) => (entry && isFresh(entry, now()) ? entry : null);
  const hold = (key: string, entry: CacheEntry) => {
    memory.delete(key);
    memory.set(key, entry);
    const [oldest] = memory.keys();
    if (memory.size > IN_MEMORY && oldest !== undefined) memory.delete(oldest);
  };
  const remove = async (key: string) => {
    memory.delete(key);
    await shelf.remove(key);
  };
  const isOver = async (key: string, owner: string) => {
    const theirs = ownerIn(key, siteId);
    if (theirs === null) return false;
    if (theirs !== '' && theirs !== owner) return true;
    return fresh(entryFrom(await shelf.get(key))) === null;
  };
  return {
    held: (key) => fresh(memory.get(key)),
    get: async (key) => {
      const held = fresh(memory.get(key));
      if (held) return held;
      const value = await shelf.get(key);
      const entry = fresh(entryFrom(value));
      if (entry) hold(key, entry);
      else if (value !== undefined && value !== null) await remove(key);
      return entry;
    },
    put: async (key, entry) => {
      hold(key, entry);
      await shelf.set(key, entry);
    },
    remove,
    tidy: async (owner) => {
      const others = [...memory.keys()].filter((key) => ![null, '', owner].includes(ownerIn(key, siteId)));
      for (const key of others) memory.delete(key);
      for (const key of await shelf.keys()) {
        if (await isOver(key, owner)) await remove(key);
      }
    },
  };
}
