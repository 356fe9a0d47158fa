import { REELS, ROWS, SLOT_SYMBOLS } from '#sandbox/games/slot/slot.table.ts';
import { slotHits, slotMultiple, spin } from '#sandbox/games/slot/slot.ts';
import type { Recompute } from '../scene.ts';

const nameOf = (symbol: number) => SLOT_SYMBOLS[symbol]?.name ?? '';

/** The cells of a round, and what they hit. */
export const recomputedSlot: Recompute = (_title, make) => {
  const grid = spin(make());
  const rows = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: REELS }, (__, reel) => nameOf(grid[reel * ROWS + row] ?? 0)).join('　'),
  );
  const hits = slotHits(grid);
  return [...rows, `命中 ${hits.length} 条线，合计 ×${slotMultiple(hits)}（按每线金额计）`];
};
