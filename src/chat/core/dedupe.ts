const GENERATION = 20_000;

export type Seen = {
  /** True the first time an id is shown. */
  add(id: string): boolean;
};

/**
 * Remembers ids in bounded memory: two generations, the older one forgotten whole when the younger is full. An id is
 * known for at least `generation` others after it.
 */
export function createSeen(generation = GENERATION): Seen {
  let young = new Set<string>();
  let old = new Set<string>();
  return {
    add(id) {
      if (young.has(id) || old.has(id)) return false;
      if (young.size >= generation) {
        old = young;
        young = new Set();
      }
      young.add(id);
      return true;
    },
  };
}
