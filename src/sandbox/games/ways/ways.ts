import {
  cellOf,
  type Grid,
  paysOf,
  REELS,
  type ReelHit,
  type ReelsGame,
  type ReelsRow,
  ROWS,
  scatterOf,
  sumOf,
  wildOf,
} from '#sandbox/games/reels/reels.ts';
import { partOf } from '#sandbox/games/reels/reels-odds.ts';

/** Ways through five reels of three cells. */
export const WAYS = ROWS ** REELS;
/** Parts of a stake that pays are multiples of. */
export const WAYS_COINS = 20;
const LEAST = 2;

const cellsOfReel = (reel: number) => Array.from({ length: ROWS }, (_, place) => cellOf(reel, place));

/** Returns the pay of a symbol on all ways from the left: the product of its numbers on the reels in a row. */
function hitOf(row: ReelsRow, grid: Grid, symbol: number): ReelHit | null {
  const wild = wildOf(row);
  const cells: number[] = [];
  let [count, ways] = [0, 1];
  for (; count < REELS; count += 1) {
    const found = cellsOfReel(count).filter((cell) => grid[cell] === symbol || grid[cell] === wild);
    if (found.length === 0) break;
    cells.push(...found);
    ways *= sumOf(found.map((cell) => (grid[cell] === wild ? (row.wildFactor ?? 1) : 1)));
  }
  const pays = paysOf(row.symbols[symbol], count);
  return pays === 0 ? null : { symbol, count, pays: pays * ways, cells, via: ways };
}

/** Symbols that pay on ways: all but the wild and the scatter. */
const payingSymbols = (row: ReelsRow): readonly number[] =>
  row.symbols
    .map((_, symbol) => symbol)
    .filter((symbol) => symbol !== wildOf(row) && symbol !== scatterOf(row));

/** Mean number of a symbol on a reel, wilds included. */
function meanOnReel(row: ReelsRow, symbol: number, reel: number, isFree: boolean): number {
  const [own, wild] = [partOf(row, symbol, reel, isFree), partOf(row, wildOf(row), reel, isFree)];
  const worth = row.wildFactor ?? 1;
  if (!(isFree && row.free?.isSpreading)) return ROWS * (own + worth * wild);
  const clear = (1 - wild) ** ROWS;
  return ROWS * own * (1 - wild) ** (ROWS - 1) + ROWS * worth * (1 - clear);
}

/** Chance of a reel without a symbol or a wild. */
const emptyChance = (row: ReelsRow, symbol: number, reel: number, isFree: boolean): number =>
  (1 - partOf(row, symbol, reel, isFree) - partOf(row, wildOf(row), reel, isFree)) ** ROWS;

const reelsBefore = (count: number) => Array.from({ length: count }, (_, reel) => reel);
const productOf = (figures: readonly number[]) => figures.reduce((product, figure) => product * figure, 1);

/** Chance that the run of a symbol ends after a number of reels. */
const endChance = (row: ReelsRow, symbol: number, count: number, isFree: boolean) =>
  count === REELS ? 1 : emptyChance(row, symbol, count, isFree);

/** Mean coins of a spin, over all symbols and lengths of their runs: the reels are independent of each other. */
function meanCoins(row: ReelsRow, isFree: boolean): number {
  const counts = Array.from({ length: REELS - LEAST + 1 }, (_, at) => at + LEAST);
  return sumOf(
    payingSymbols(row).flatMap((symbol) =>
      counts.map((count) => {
        const ways = productOf(reelsBefore(count).map((reel) => meanOnReel(row, symbol, reel, isFree)));
        return paysOf(row.symbols[symbol], count) * ways * endChance(row, symbol, count, isFree);
      }),
    ),
  );
}

/** The rules of a title with ways. Its wild is not on the first reel, so that no run is of wilds alone. */
export function waysGame(row: ReelsRow): ReelsGame {
  const paying = payingSymbols(row);
  const onFirstReel = (grid: Grid) => {
    const first = grid.slice(0, ROWS);
    return paying.filter((symbol) => first.includes(symbol));
  };
  return {
    row,
    coins: WAYS_COINS,
    shape: 'ways',
    hits: (grid) => onFirstReel(grid).flatMap((symbol) => hitOf(row, grid, symbol) ?? []),
    meanCoins: (isFree) => meanCoins(row, isFree),
    chanceOf: (symbol, count) =>
      productOf(reelsBefore(count).map((reel) => 1 - emptyChance(row, symbol, reel, false))) *
      endChance(row, symbol, count, false),
  };
}
