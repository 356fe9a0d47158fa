import type { Database } from './database.ts';
import { type KeyValueStore, lookedUp, UNKNOWN } from './key-value-store.ts';
import { reopening } from './reopening.ts';

/**
 * Time limit for opening this database, ms: shorter than that of the session’s, because requests wait for their cached
 * responses.
 */
const ANSWER_CACHE_OPENS_MS = 2_000;

/**
 * Creates a store for values that can be fetched again: a refused operation loses its value, and memory retains nothing of
 * it.
 */
export function bestEffortStore(open: () => Promise<Database>): KeyValueStore {
  const { operate: indexed } = reopening(open, ANSWER_CACHE_OPENS_MS);
  const saving = (how: (database: Database) => Promise<void>) =>
    indexed(how).then(
      () => true,
      () => false,
    );
  const get = (key: string) => indexed((database) => database.get(key));
  const allKeys = () => indexed((database) => database.keys()).catch(() => null);
  return {
    get: (key) => get(key).catch(() => undefined),
    lookUp: (key) => get(key).then(lookedUp, () => UNKNOWN),
    set: (key, value) => saving((database) => database.set(key, value)),
    remove: (key) => saving((database) => database.remove(key)),
    keys: async () => (await allKeys()) ?? [],
    allKeys,
  };
}
