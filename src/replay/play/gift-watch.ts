/** A gift of the run as a viewer heard of it. */
type Heard = { readonly n: number; readonly count: number };
/** A row of gifts on the page: `count` is the whole combo's so far. */
type GiftRow = { readonly key: string; readonly comboId: string; readonly count: number };

/** Combos that may still grow are few; older ones are forgotten. */
const COMBOS_MAX = 256;

/** Gifts of one viewer between wire and page, where those of a combo become one row that counts up. */
export type GiftWatch = {
  heard(comboId: string, gift: Heard): void;
  /** @returns the sends whose gifts the row holds and did not hold before. */
  shown(row: GiftRow): readonly number[];
};

export function createGiftWatch(): GiftWatch {
  const combos = new Map<string, { readonly waiting: Heard[]; row: string; shown: number }>();
  return {
    heard(comboId, gift) {
      const combo = combos.get(comboId) ?? { waiting: [], row: '', shown: 0 };
      combo.waiting.push(gift);
      combos.set(comboId, combo);
      const [oldest] = combos.keys();
      if (combos.size > COMBOS_MAX && oldest !== undefined) combos.delete(oldest);
    },
    shown({ key, comboId, count }) {
      const combo = combos.get(comboId);
      const fresh: number[] = [];
      if (!combo) return fresh;
      // A combo whose row is gone from the page begins another.
      if (combo.row !== key) combo.shown = 0;
      combo.row = key;
      for (let next = combo.waiting[0]; next && combo.shown + next.count <= count; next = combo.waiting[0]) {
        combo.shown += next.count;
        fresh.push(next.n);
        combo.waiting.shift();
      }
      return fresh;
    },
  };
}
