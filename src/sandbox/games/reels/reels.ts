import type { Draws } from '#sandbox/games/chance/draws.ts';
import type { TitleFacts } from '#sandbox/games/engine.ts';
import type { TitleSymbol } from '#sandbox/games/symbols.ts';
import type { CoverPaletteName } from '#sandbox/world/art/covers/cover-palettes.table.ts';

export const REELS = 5;
export const ROWS = 3;
export const CELLS = REELS * ROWS;

/** One figure for all reels, or one for each. */
export type ByReel = number | readonly [number, number, number, number, number];

export type ReelSymbol = TitleSymbol & {
  /** A wild substitutes for every symbol but scatters; scatters count anywhere on the reels. */
  readonly role?: 'wild' | 'scatter';
  /** Weight in the draw of a cell; every cell is drawn by itself. */
  readonly weights: ByReel;
  /** Weight in free spins, where it differs. */
  readonly freeWeights?: ByReel;
  /** Three, four and five, in coins; of scatters, times the stake. */
  readonly pays: readonly [number, number, number];
  /** Coins of two from the left, for a symbol that pays them. */
  readonly two?: number;
};

/** Free spins that three, four or five scatters start; they belong to the round that started them. */
export type FreeSpins = {
  readonly spins: readonly [number, number, number];
  /** Number of spins that three scatters in a free spin add. */
  readonly more: number;
  /** Number of free spins in one round at most. */
  readonly most: number;
  /** Multiplier of each free spin in order, the last one for all that follow; or those one is drawn from, each as likely. */
  readonly multipliers: readonly number[];
  readonly isDrawn?: true;
  /** In free spins a wild covers its whole reel. */
  readonly isSpreading?: true;
};

/** Title on five reels of three cells, as data. */
export type ReelsRow = {
  readonly facts: TitleFacts;
  readonly palette: CoverPaletteName;
  readonly symbols: readonly ReelSymbol[];
  /** Multiplies a line that a wild takes part in; of ways, the number of symbols that a wild counts as. */
  readonly wildFactor?: 2 | 3;
  readonly free?: FreeSpins;
  /** Share of rounds that return anything or start free spins, in hundredths of a percent, by enumeration. */
  readonly hitRate: number;
};

/** Symbols by position, reel by reel from the left, each from the top. */
export type Grid = readonly number[];

/** Equal symbols that pay: a line, or all ways of a symbol. */
export type ReelHit = {
  readonly symbol: number;
  readonly count: number;
  /** Coins, before the multiplier of the spin. */
  readonly pays: number;
  readonly cells: readonly number[];
  /** Index of the line, or number of ways. */
  readonly via: number;
};

/** Rules of an engine for a title on reels. */
export type ReelsGame = {
  readonly row: ReelsRow;
  /** Number of equal parts of a stake: pays are multiples of one. */
  readonly coins: number;
  /** Facts of the engine that the result depends on besides the row. */
  readonly shape: unknown;
  hits(grid: Grid): readonly ReelHit[];
  /** Mean coins of one spin without scatters and multiplier. */
  meanCoins(isFree: boolean): number;
  /** Chance that a symbol pays in one spin: on one line, or in any way. */
  chanceOf(symbol: number, count: number): number;
};

export const cellOf = (reel: number, row: number): number => reel * ROWS + row;

/** Weight of a symbol on a reel. */
export function weightOf({ weights, freeWeights }: ReelSymbol, reel: number, isFree: boolean): number {
  const figure = isFree ? (freeWeights ?? weights) : weights;
  return typeof figure === 'number' ? figure : (figure[reel] ?? 0);
}

/** Weights of all symbols on a reel. */
export const weightsOf = ({ symbols }: ReelsRow, reel: number, isFree: boolean): readonly number[] =>
  symbols.map((symbol) => weightOf(symbol, reel, isFree));

export const sumOf = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);

const roleOf = (row: ReelsRow, role: ReelSymbol['role']) =>
  row.symbols.findIndex((symbol) => symbol.role === role);

/** Index of the wild; -1 for none. */
export const wildOf = (row: ReelsRow): number => roleOf(row, 'wild');
/** Index of the scatter; -1 for none. */
export const scatterOf = (row: ReelsRow): number => roleOf(row, 'scatter');

/** Coins that a number of equal symbols pays. */
export function paysOf(symbol: ReelSymbol | undefined, count: number): number {
  if (!symbol || symbol.role === 'scatter') return 0;
  return count === 2 ? (symbol.two ?? 0) : (symbol.pays[count - 3] ?? 0);
}

/** A symbol for each unit of weight of a reel, so that one fair number chooses. */
const stripOf = (row: ReelsRow, reel: number, isFree: boolean): readonly number[] =>
  weightsOf(row, reel, isFree).flatMap((weight, symbol) => Array.from({ length: weight }, () => symbol));

/** Returns a function that draws the fifteen cells of a spin. */
export function createSpin(row: ReelsRow, isFree: boolean): (draws: Draws) => Grid {
  const strips = Array.from({ length: REELS }, (_, reel) => stripOf(row, reel, isFree));
  return ({ below }) =>
    Array.from({ length: CELLS }, (_, cell) => {
      const strip = strips[Math.floor(cell / ROWS)] ?? [];
      return strip[below(strip.length)] ?? 0;
    });
}

/** Returns the cells after wilds have covered their reels. */
export function spreadWilds(cells: Grid, wild: number): Grid {
  const isCovered = (reel: number) => cells.slice(cellOf(reel, 0), cellOf(reel + 1, 0)).includes(wild);
  return cells.map((symbol, cell) => (isCovered(Math.floor(cell / ROWS)) ? wild : symbol));
}
