const GENERATION = 20_000;

export type Seen = {
  /** Returns true the first time an id is added. `at` is the time of the message. */
  add(id: string, at: number): boolean;
  /** Was this id shown for a message of this very moment? */
  has(id: string, at: number): boolean;
};

/**
 * Remembers ids in bounded memory: two generations, the older one dropped as a whole when the younger is full. An id is
 * remembered for at least `generation` others after it.
 */
export function createSeen(generation = GENERATION): Seen {
  let young = new Map<string, number>();
  let old = new Map<string, number>();
  return {
    add(id, at) {
      if (young.has(id) || old.has(id)) return false;
      if (young.size >= generation) {
        old = young;
        young = new Map();
      }
      young.set(id, at);
      return true;
    },
    has: (id, at) => (young.get(id) ?? old.get(id)) === at,
  };
}
