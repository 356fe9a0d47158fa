/** Items later than the position of the video, held until it reaches them. */
export type Ahead<Item> = {
  readonly size: number;
  has(key: string): boolean;
  /** Adds an item, or replaces the one with the same key. */
  put(item: Item): void;
  remove(key: string): boolean;
  /** Releases the items up to this moment of the video, in room order; null releases all. */
  due(until: number | null): readonly Item[];
  clear(): void;
};

type Placed = { readonly key: string; readonly order: number; readonly at: number };

/** Trimming waits until a fifth too many are there, so that it costs next to nothing per item. */
const SLACK = 1.2;

const byOrder = (left: Placed, right: Placed) => left.order - right.order;

/**
 * Holds at most about `most` items; beyond that the earliest are passed to `forget`, which may return one item in their
 * place.
 */
export function createAhead<Item extends Placed>(
  most: number,
  forget: (items: readonly Item[]) => Item | null = () => null,
): Ahead<Item> {
  const items = new Map<string, Item>();
  const trim = () => {
    const inOrder = [...items.values()].sort(byOrder);
    const gone = inOrder.slice(0, items.size - most);
    for (const { key } of gone) items.delete(key);
    const instead = forget(gone);
    if (instead) items.set(instead.key, instead);
  };
  return {
    get size() {
      return items.size;
    },
    has: (key) => items.has(key),
    put(item) {
      items.set(item.key, item);
      if (items.size > most * SLACK) trim();
    },
    remove: (key) => items.delete(key),
    due(until) {
      if (items.size === 0) return [];
      const due = [...items.values()].filter(({ at }) => until === null || at <= until).sort(byOrder);
      for (const { key } of due) items.delete(key);
      return due;
    },
    clear: () => items.clear(),
  };
}
