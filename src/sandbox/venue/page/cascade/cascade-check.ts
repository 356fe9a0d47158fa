import { CASCADE_ROWS } from '#sandbox/games/cascade/cascade.table.ts';
import { createCascade } from '#sandbox/games/cascade/cascade.ts';
import type { Recompute } from '../scene.ts';
import { multipleText } from '../symbols/pays-table.ts';

/** The falls of a round, and what they return. */
export const recomputedCascade: Recompute = (title, make) => {
  const row = CASCADE_ROWS.find(({ name }) => name === title);
  if (!row) return [];
  const cascade = createCascade(row);
  const outcome: number[] = [];
  const sum = cascade.play(make(), outcome);
  const lines = cascade.read(outcome).falls.map(({ wins, multiplier, pays }, at) => {
    const names = wins.map(({ symbol, size }) => `${row.symbols[symbol]?.name ?? ''} ${size} 个`).join('、');
    return `第 ${at + 1} 落　${names}，乘连落 ${multiplier}，计 ${multipleText(pays)}`;
  });
  return [...lines, `连落 ${lines.length} 次，合计 ${multipleText(sum)}（按每局金额计）`];
};
