import { MINES_ROWS } from '#sandbox/games/mines/mines.table.ts';
import { layMines, tilesOf } from '#sandbox/games/mines/mines.ts';
import type { Recompute } from '../scene.ts';

/** The tiles with mines for each number of them: the same seeds, another choice. */
export const recomputedMines: Recompute = (title, make) => {
  const row = MINES_ROWS.find(({ name }) => name === title);
  if (!row) return [];
  const { rules, look } = row;
  return rules.mines.map((mines) => {
    const tiles = layMines(make(), tilesOf(rules), mines);
    const places = tiles.map(
      (tile) => `${Math.floor(tile / rules.columns) + 1} 行 ${(tile % rules.columns) + 1} 列`,
    );
    return `${mines} 个${look.mine.name}：${places.join('，')}`;
  });
};
