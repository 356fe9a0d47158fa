import { LOTTERY_ROWS } from '#sandbox/games/lottery/lottery.table.ts';
import { drawResult } from '#sandbox/games/lottery/lottery.ts';
import type { Recompute } from '../scene.ts';
import { numberText } from './lottery-texts.ts';

/** The numbers of an issue. */
export const recomputedLottery: Recompute = (title, make) => {
  const row = LOTTERY_ROWS.find(({ name }) => name === title);
  if (!row) return [];
  const result = drawResult(row.game.draw, make());
  const numbers = result.map((number) => numberText(row.game, number)).join('、');
  return [`开出 ${numbers}`, row.game.summary(result)];
};
