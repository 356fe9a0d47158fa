import type { Draws } from '#sandbox/games/chance/draws.ts';
import { REELS, ROWS, SLOT_LINES, SLOT_SYMBOLS } from './slot.table.ts';

const WILD = 0;
/** A symbol for each unit of weight, so that one fair number chooses. */
const BY_WEIGHT: readonly number[] = SLOT_SYMBOLS.flatMap(({ weight }, index) =>
  Array.from({ length: weight }, () => index),
);
/** Units of weight of one cell. */
export const CELL_WEIGHT = BY_WEIGHT.length;
const LEAST_IN_A_ROW = 3;

/** Win of a line: a number of equal symbols from the left. `pays` is a multiple of the line’s stake. */
export type LineWin = { readonly symbol: number; readonly count: number; readonly pays: number };
export type SlotHit = LineWin & { readonly line: number };

/** Symbols by position, reel by reel from the left, each from the top. */
export type SlotGrid = readonly number[];

export const cellOf = (reel: number, row: number): number => reel * ROWS + row;

/** Draws the fifteen cells of a round. */
export const spin = ({ below }: Draws): SlotGrid =>
  Array.from({ length: REELS * ROWS }, () => BY_WEIGHT[below(CELL_WEIGHT)] ?? WILD);

function winOf(
  symbols: readonly number[],
  symbol: number,
  stands: (cell: number) => boolean,
): LineWin | null {
  const end = symbols.findIndex((cell) => !stands(cell));
  const count = end < 0 ? symbols.length : end;
  const pays = SLOT_SYMBOLS[symbol]?.pays[count - LEAST_IN_A_ROW];
  return pays === undefined ? null : { symbol, count, pays };
}

/**
 * Returns the win of five symbols in a line, the better of two readings: wilds as themselves, or as the first other symbol.
 * Wilds win where both pay the same. Null for none.
 */
export function lineWin(symbols: readonly number[]): LineWin | null {
  const wilds = winOf(symbols, WILD, (cell) => cell === WILD);
  const first = symbols.find((cell) => cell !== WILD);
  if (first === undefined) return wilds;
  const others = winOf(symbols, first, (cell) => cell === WILD || cell === first);
  return (others?.pays ?? 0) > (wilds?.pays ?? 0) ? others : wilds;
}

const symbolsOf = (grid: SlotGrid, rows: readonly number[]) =>
  rows.map((row, reel) => grid[cellOf(reel, row)] ?? WILD);

/** Every line that pays. */
export const slotHits = (grid: SlotGrid): readonly SlotHit[] =>
  SLOT_LINES.flatMap((rows, line) => {
    const win = lineWin(symbolsOf(grid, rows));
    return win ? [{ ...win, line }] : [];
  });

/** Total multiplier of one line’s stake, over all lines. */
export const slotMultiple = (hits: readonly SlotHit[]): number =>
  hits.reduce((sum, { pays }) => sum + pays, 0);
