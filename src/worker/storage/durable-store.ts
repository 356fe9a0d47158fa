import { firstValueFrom } from 'rxjs';
import { wait } from '#timing/wait.ts';
import type { Database } from './database.ts';
import { type KeyValueStore, lookedUp, UNKNOWN } from './key-value-store.ts';
import { reopening } from './reopening.ts';

/** Time the session stays unknown while the database opens, ms. */
const OPENS_MS = 10_000;
/** Pauses before a refused read is repeated, ms: most refusals are of one operation. */
const READ_AGAIN_MS = [50, 250];

type Known = { readonly value: unknown; readonly saved: boolean };

/** Reads, and repeats a refused read as long as it may succeed. */
async function insisting<Value>(read: () => Promise<Value>, isAbandoned: () => boolean): Promise<Value> {
  for (const ms of READ_AGAIN_MS) {
    try {
      return await read();
    } catch (thrown) {
      if (isAbandoned()) throw thrown;
      await firstValueFrom(wait(ms));
    }
  }
  return read();
}

/**
 * Creates a store over a database, with the values this core knows in front of it. A failed operation affects only itself:
 * a value that could not be written is remembered until this core ends, a value that cannot be read is the last known one,
 * and the next operation is tried as if nothing had happened. Where the browser offers no database (private windows) memory
 * serves alone, so that a visit still works.
 */
export function durableStore(open: () => Promise<Database>): KeyValueStore {
  const known = new Map<string, Known>();
  const { operate: indexed, isMissing, isAbandoned } = reopening(open, OPENS_MS);
  const write = async (key: string, value: unknown, how: (database: Database) => Promise<void>) => {
    const saved = await indexed(how).then(
      () => true,
      () => false,
    );
    known.set(key, { value, saved });
    return saved;
  };
  const isUnsaved = (key: string) => known.get(key)?.saved === false;
  /** @returns false when the value in the database is unknown */
  const read = async (key: string): Promise<boolean> => {
    if (isUnsaved(key)) return true;
    try {
      const value = await insisting(() => indexed((database) => database.get(key)), isAbandoned);
      if (!isUnsaved(key)) known.set(key, { value, saved: true });
      return true;
    } catch {
      return known.has(key) || isMissing();
    }
  };
  const lookUp = async (key: string) => ((await read(key)) ? lookedUp(known.get(key)?.value) : UNKNOWN);
  const keysWith = (stored: readonly string[] | null) => {
    const remembered = [...known].filter(([, { saved }]) => stored === null || !saved);
    const all = new Set(stored ?? []);
    for (const [key, { value }] of remembered) {
      if (value === undefined) all.delete(key);
      else all.add(key);
    }
    return [...all];
  };
  const storedKeys = () =>
    insisting(() => indexed((database) => database.keys()), isAbandoned).catch(() => null);
  return {
    lookUp,
    get: async (key) => {
      const looked = await lookUp(key);
      return looked.is === 'value' ? looked.value : undefined;
    },
    set: (key, value) => write(key, value, (database) => database.set(key, value)),
    remove: (key) => write(key, undefined, (database) => database.remove(key)),
    keys: async () => keysWith(await storedKeys()),
    allKeys: async () => {
      const stored = await storedKeys();
      return stored === null && !isMissing() ? null : keysWith(stored);
    },
  };
}
