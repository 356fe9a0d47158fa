import {
  cellOf,
  type Grid,
  paysOf,
  REELS,
  type ReelHit,
  type ReelsGame,
  type ReelsRow,
  ROWS,
  sumOf,
  weightsOf,
  wildOf,
} from '#sandbox/games/reels/reels.ts';
import { LINES } from './lines.table.ts';

/** Title of this engine: five, ten or twenty of the lines. */
export type LinesRow = ReelsRow & { readonly lines: 5 | 10 | 20 };

/** Win of a line: a number of equal symbols from the left. `pays` is a multiple of the line’s stake. */
export type LineWin = { readonly symbol: number; readonly count: number; readonly pays: number };

function winOf(
  row: ReelsRow,
  symbols: readonly number[],
  symbol: number,
  stands: (cell: number) => boolean,
): LineWin | null {
  const end = symbols.findIndex((cell) => !stands(cell));
  const count = end < 0 ? symbols.length : end;
  const pays = paysOf(row.symbols[symbol], count);
  if (pays === 0) return null;
  const wild = wildOf(row);
  const hasHelp = symbol !== wild && symbols.slice(0, count).includes(wild);
  return { symbol, count, pays: hasHelp ? pays * (row.wildFactor ?? 1) : pays };
}

/**
 * Returns the win of symbols in a line, the better of two readings: wilds as themselves, or as the first other symbol.
 * Wilds win where both pay the same. Null for none.
 */
export function lineWin(row: ReelsRow, symbols: readonly number[]): LineWin | null {
  const wild = wildOf(row);
  const wilds = winOf(row, symbols, wild, (cell) => cell === wild);
  const first = symbols.find((cell) => cell !== wild);
  if (first === undefined) return wilds;
  const others = winOf(row, symbols, first, (cell) => cell === wild || cell === first);
  return (others?.pays ?? 0) > (wilds?.pays ?? 0) ? others : wilds;
}

/** Cells of each line. */
const LINE_CELLS = LINES.map((rows) => rows.map((place, reel) => cellOf(reel, place)));

/** Every line that pays. */
function lineHits(row: LinesRow, grid: Grid, wild: number): readonly ReelHit[] {
  return LINE_CELLS.slice(0, row.lines).flatMap((cells, line) => {
    const symbols = cells.map((cell) => grid[cell] ?? 0);
    const [first, second] = symbols;
    // Most lines end at their second cell: they are left out without a further look.
    if (first !== second && first !== wild && second !== wild) return [];
    const win = lineWin(row, symbols);
    return win ? [{ ...win, cells: cells.slice(0, win.count), via: line }] : [];
  });
}

/** Chance of one win of a line, as a part of 1. */
export type WinChance = LineWin & { readonly part: number };

/** Weights of what a line sees on a reel: a wild that covers its reel is seen wherever it fell. */
function seenWeights(row: ReelsRow, reel: number, isFree: boolean): readonly number[] {
  const weights = weightsOf(row, reel, isFree);
  if (!(isFree && row.free?.isSpreading)) return weights;
  const [wild, total] = [wildOf(row), sumOf(weights)];
  const others = total - (weights[wild] ?? 0);
  return weights.map((weight, symbol) =>
    symbol === wild ? total ** ROWS - others ** ROWS : weight * others ** (ROWS - 1),
  );
}

/** Returns every win of a line with its exact chance: all words of symbols are followed until the run ends. */
export function lineChances(row: ReelsRow, isFree: boolean): readonly WinChance[] {
  const reels = Array.from({ length: REELS }, (_, reel) => seenWeights(row, reel, isFree));
  const all = reels.reduce((ways, weights) => ways * sumOf(weights), 1);
  const wild = wildOf(row);
  const ways = new Map<string, LineWin & { ways: number }>();
  const count = (symbols: readonly number[], more: number) => {
    const win = lineWin(row, symbols);
    if (!win) return;
    const key = `${win.symbol}×${win.count}=${win.pays}`;
    ways.set(key, { ...win, ways: (ways.get(key)?.ways ?? 0) + more });
  };
  const follow = (symbols: readonly number[], kind: number, before: number) => {
    if (symbols.length === REELS) return count(symbols, before);
    const after = reels.slice(symbols.length + 1).reduce((product, each) => product * sumOf(each), 1);
    reels[symbols.length]?.forEach((weight, symbol) => {
      if (weight === 0) return;
      const word = [...symbols, symbol];
      const isRunning = symbol === wild || kind === wild || symbol === kind;
      if (isRunning) follow(word, kind === wild ? symbol : kind, before * weight);
      else count(word, before * weight * after);
    });
  };
  reels[0]?.forEach((weight, symbol) => {
    if (weight > 0) follow([symbol], symbol, weight);
  });
  return [...ways.values()].map(({ ways: each, ...win }) => ({ ...win, part: each / all }));
}

/** The rules of a title with lines. */
export function linesGame(row: LinesRow): ReelsGame {
  const chances = lineChances(row, false);
  const wild = wildOf(row);
  const mean = (all: readonly WinChance[]) => sumOf(all.map(({ part, pays }) => part * pays)) * row.lines;
  return {
    row,
    coins: row.lines,
    shape: LINES.slice(0, row.lines),
    hits: (grid) => lineHits(row, grid, wild),
    meanCoins: (isFree) => mean(isFree ? lineChances(row, true) : chances),
    chanceOf: (symbol, count) =>
      sumOf(chances.filter((each) => each.symbol === symbol && each.count === count).map(({ part }) => part)),
  };
}
