import { ended, type Title } from '#sandbox/games/engine.ts';
import { COPIES, TILES_ROWS, type TilesRow } from './tiles.table.ts';
import { countsOf, drawTiles, matchOf } from './tiles.ts';
import { tilesOdds } from './tiles-odds.ts';

const HUNDRED = 100n;

/** Tiles that pay by the best pattern among them. The outcome is their kinds in the order of drawing. */
function titleOf(row: TilesRow): Title {
  const { suit, hasHonours, size, patterns, look, ...facts } = row;
  return {
    ...facts,
    engine: 'tiles',
    exactReturns: () => [tilesOdds(row).back],
    rules: {
      choices: 1,
      cycleMs: 4_000,
      facts: { suit, hasHonours, size, copies: COPIES, patterns },
      play(draws, input) {
        const tiles = drawTiles(draws, row);
        const pays = matchOf(countsOf(tiles, row), row)?.pattern.pays ?? 0;
        return ended(tiles, (input.stake * BigInt(pays)) / HUNDRED, input);
      },
    },
  };
}

export const TILES_TITLES: readonly Title[] = TILES_ROWS.map(titleOf);
