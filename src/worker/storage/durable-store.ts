import type { Database } from './database.ts';
import type { KeyValueStore } from './key-value-store.ts';
import { reopening } from './reopening.ts';

type Known = { readonly value: unknown; readonly saved: boolean };

/**
 * A database, and in front of it what this core knows. One refused operation costs that operation only: a value
 * that could not be written is remembered until this core ends, a value that cannot be read is the one last known, and
 * the next operation is tried as if nothing had happened. Where the database cannot be opened at all (private windows)
 * memory serves alone, so that a visit still works.
 */
export function durableStore(open: () => Promise<Database>): KeyValueStore {
  const known = new Map<string, Known>();
  const indexed = reopening(open);
  const write = async (key: string, value: unknown, how: (database: Database) => Promise<void>) => {
    const saved = await indexed(how).then(
      () => true,
      () => false,
    );
    known.set(key, { value, saved });
    return saved;
  };
  const isUnsaved = (key: string) => known.get(key)?.saved === false;
  const read = async (key: string) => {
    const value = await indexed((database) => database.get(key));
    if (!isUnsaved(key)) known.set(key, { value, saved: true });
  };
  return {
    get: async (key) => {
      if (!isUnsaved(key)) await read(key).catch(() => undefined);
      return known.get(key)?.value;
    },
    set: (key, value) => write(key, value, (database) => database.set(key, value)),
    remove: (key) => write(key, undefined, (database) => database.remove(key)),
    keys: async () => {
      const stored = await indexed((database) => database.keys()).catch(() => null);
      const remembered = [...known].filter(([, { saved }]) => stored === null || !saved);
      const all = new Set(stored ?? []);
      for (const [key, { value }] of remembered) {
        if (value === undefined) all.delete(key);
        else all.add(key);
      }
      return [...all];
    },
  };
}
