import { PLINKO_ROWS } from '#sandbox/games/plinko/plinko.table.ts';
import { slotOf } from '#sandbox/games/plinko/plinko.ts';
import type { Recompute } from '../scene.ts';

/** The path on each board: the same seeds, another number of rows. */
export const recomputedPlinko: Recompute = (title, make) => {
  const row = PLINKO_ROWS.find(({ name }) => name === title);
  if (!row) return [];
  return row.rules.boards.map(({ rows }) => {
    const { below } = make();
    const path = Array.from({ length: rows }, () => below(2));
    const steps = path.map((step) => (step === 1 ? '右' : '左')).join('');
    return `${rows} 排：${steps}，落入左起第 ${slotOf(path) + 1} 个${row.look.slot}`;
  });
};
