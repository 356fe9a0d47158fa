import { FISHING_ROWS } from '#sandbox/games/fishing/fishing.table.ts';
import { drawShot, isCaught, rangeOf } from '#sandbox/games/fishing/fishing.ts';
import type { Recompute } from '../scene.ts';

/** The number of a shot, and the kinds that it catches. */
export const recomputedFishing: Recompute = (title, make) => {
  const rules = FISHING_ROWS.find(({ name }) => name === title)?.rules;
  if (!rules) return [];
  const shot = drawShot(rules, make());
  const caught = rules.kinds.filter((_, kind) => isCaught(rules, kind, shot)).map(({ name }) => name);
  return [
    `抽到 ${shot}，范围 0 至 ${rangeOf(rules) - 1n}`,
    caught.length > 0 ? `目标是这些时捕到：${caught.join('、')}` : '目标是哪一种都没有捕到',
  ];
};
