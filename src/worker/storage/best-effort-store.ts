import type { Database } from './database.ts';
import type { KeyValueStore } from './key-value-store.ts';
import { reopening } from './reopening.ts';

/** A database for what can be had again: a refused operation loses its value, and memory keeps nothing of it. */
export function bestEffortStore(open: () => Promise<Database>): KeyValueStore {
  const indexed = reopening(open);
  const saving = (how: (database: Database) => Promise<void>) =>
    indexed(how).then(
      () => true,
      () => false,
    );
  return {
    get: (key) => indexed((database) => database.get(key)).catch(() => undefined),
    set: (key, value) => saving((database) => database.set(key, value)),
    remove: (key) => saving((database) => database.remove(key)),
    keys: () => indexed((database) => database.keys()).catch(() => []),
  };
}
