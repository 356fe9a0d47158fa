import { HOLD_ROWS } from '#sandbox/games/hold/hold.table.ts';
import { coinPays, createHold, holdWins, LEAST_COINS, REELS, ROWS } from '#sandbox/games/hold/hold.ts';
import type { Recompute } from '../scene.ts';
import { multipleText } from '../symbols/pays-table.ts';

/** The cells of a round, its wins, and the coins that stayed. */
export const recomputedHold: Recompute = (title, make) => {
  const row = HOLD_ROWS.find(({ name }) => name === title);
  if (!row) return [];
  const { grid, boards } = createHold(row).draw(make());
  const nameOf = (symbol: number) => row.symbols[symbol]?.name ?? '硬币';
  const cells = Array.from({ length: ROWS }, (_, line) =>
    Array.from({ length: REELS }, (__, reel) => nameOf(grid[reel * ROWS + line] ?? 0)).join('　'),
  );
  const wins = holdWins(row, grid).map(
    ({ symbol, count, ways, pays }) =>
      `${count} 个${nameOf(symbol)}${row.lines ? '' : `，${ways} 路`}，计 ${multipleText(pays)}`,
  );
  const last = boards.at(-1);
  const feature = last
    ? `留住 ${last.filter((value) => value > 0).length} 枚硬币，合计 ${multipleText(coinPays(row, last))}`
    : `硬币不足 ${LEAST_COINS} 枚`;
  return [...cells, ...(wins.length > 0 ? wins : ['没有连线']), feature];
};
