import { STUDIO_ROWS } from '#sandbox/games/studio/studio.table.ts';
import { studioGame } from '#sandbox/games/studio/studio-game.ts';
import { oddsText } from '../cards/bets.ts';
import type { Recompute } from '../scene.ts';
import { resultText } from './result-board.ts';

/** The result, and the spots that it pays. */
export const recomputedStudio: Recompute = (title, make) => {
  const row = STUDIO_ROWS.find(({ name }) => name === title);
  if (!row) return [];
  const game = studioGame(row);
  const result = game.draw(make());
  const paid = game.spots.flatMap(({ name }, choice) => {
    const pays = game.pays(choice, result);
    return pays > 0 ? [`${name} ×${oddsText(pays)}`] : [];
  });
  return [resultText(row, result), `有返还的位置：${paid.join('，')}`];
};
