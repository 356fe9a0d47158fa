/** A gift of the run as a viewer received it over the wire. */
type ReceivedGift = { readonly n: number; readonly count: number };
/** A row of gifts on the page; `count` is the total of the combo so far. */
type GiftRow = { readonly key: string; readonly comboId: string; readonly count: number };

/** Recent combos are the only ones that can still grow, so older ones are dropped. */
const COMBOS_MAX = 256;

/** The gifts of one viewer between wire and page, where the gifts of a combo become one row that counts up. */
export type GiftCombos = {
  received(comboId: string, gift: ReceivedGift): void;
  /** @returns the sends whose gifts this row shows for the first time. */
  shown(row: GiftRow): readonly number[];
};

/** Creates the combos of one viewer. */
export function createGiftCombos(): GiftCombos {
  const combos = new Map<string, { readonly waiting: ReceivedGift[]; row: string; shown: number }>();
  return {
    received(comboId, gift) {
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
      // A combo whose row has left the page starts a new row.
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
