import { RISE_ROWS } from '#sandbox/games/rise/rise.table.ts';
import { endOf, RANGE } from '#sandbox/games/rise/rise.ts';
import { timesText } from '../amount-text.ts';
import type { Recompute } from '../scene.ts';

/** The end point of an issue, with the number that it follows from. */
export const recomputedRise: Recompute = (title, make) => {
  const row = RISE_ROWS.find(({ name }) => name === title);
  if (!row) return [];
  const drawn = make().below(RANGE);
  return [
    `抽到的数 ${drawn}（0 到 ${RANGE - 1}）`,
    `结束于 ${timesText(BigInt(endOf(row.curve, drawn)))}：${row.curve.back}% × ${RANGE} ÷ (抽到的数 + 1)，向下取到百分位，不低于 1.00，不高于上限`,
  ];
};
