/** A value under a key. Unknown: the store could not be read, so there may be one. */
export type Looked<Value = unknown> =
  | { readonly is: 'value'; readonly value: Value }
  | { readonly is: 'absent' }
  | { readonly is: 'unknown' };

export const ABSENT = { is: 'absent' } as const;
export const UNKNOWN = { is: 'unknown' } as const;

/** Storage that outlives a reload. Values are structured-cloneable. No operation rejects. */
export type KeyValueStore = {
  /** Reads values that can be fetched again: undefined where there is none under the key, also when reading failed. */
  get(key: string): Promise<unknown>;
  /** Reads values that must not be overwritten or treated as absent because reading failed. */
  lookUp(key: string): Promise<Looked>;
  /** @returns false when the value is only remembered until this core ends. */
  set(key: string, value: unknown): Promise<boolean>;
  /** @returns false when only this core forgets the value: it is back after a reload. */
  remove(key: string): Promise<boolean>;
  /** Returns the known keys. */
  keys(): Promise<readonly string[]>;
  /** Every key; null when the store could not be read. */
  allKeys(): Promise<readonly string[] | null>;
};

/** Result of a lookup, from a value that is undefined if absent. */
export const lookedUp = (value: unknown): Looked => (value === undefined ? ABSENT : { is: 'value', value });

/** A value that has passed a parser; one that has not counts as absent. */
export function parsed<Value>(looked: Looked, parse: (value: unknown) => Value | null): Looked<Value> {
  if (looked.is !== 'value') return looked;
  const value = parse(looked.value);
  return value === null ? ABSENT : { is: 'value', value };
}

/** Outlives nothing: for Node, where a process is a device. */
export function memoryStore(): KeyValueStore {
  const values = new Map<string, unknown>();
  const keys = async () => [...values.keys()];
  return {
    get: async (key) => values.get(key),
    lookUp: async (key) => lookedUp(values.get(key)),
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
