import { TILES_ROWS, tileName } from '#sandbox/games/tiles/tiles.table.ts';
import { countsOf, drawTiles, matchOf } from '#sandbox/games/tiles/tiles.ts';
import { oddsText } from '../cards/bets.ts';
import type { Recompute } from '../scene.ts';

/** The tiles of a round, and their pattern. */
export const recomputedTiles: Recompute = (title, make) => {
  const row = TILES_ROWS.find(({ name }) => name === title);
  if (!row) return [];
  const tiles = drawTiles(make(), row);
  const pattern = matchOf(countsOf(tiles, row), row)?.pattern;
  return [
    `摸牌：${tiles.map((kind) => tileName(row, kind)).join('　')}`,
    pattern ? `${pattern.name} ×${oddsText(pattern.pays)}` : '没有牌型',
  ];
};
