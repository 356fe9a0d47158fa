import type { Draws } from '#sandbox/games/chance/draws.ts';

export const REELS = 5;
export const ROWS = 3;
export const CELLS = REELS * ROWS;
/** Coins from which the coins stay and the other cells turn again. */
export const LEAST_COINS = 6;
/** Turns without a new coin after which the round ends. */
export const RESPINS = 3;
const LEAST_IN_A_ROW = 3;

/** Rules of a title, without its names and drawings. Pays are hundredths of the stake. */
export type HoldRules = {
  /** Row of each reel that a line crosses, 0 for the top; null where all ways from the left count. */
  readonly lines: readonly (readonly number[])[] | null;
  /** Weight of each symbol in a cell, and the pays of three, four and five from the left, for a line or a way. */
  readonly symbols: readonly { readonly weight: number; readonly pays: readonly number[] }[];
  /** Weight of a coin in a cell of the first spin. */
  readonly coinWeight: number;
  readonly coins: readonly { readonly pays: number; readonly weight: number }[];
  /** Parts of `respinParts` in which a free cell of a respin becomes a coin. */
  readonly respinCoins: number;
  readonly respinParts: number;
  /** Pays of a full board, besides its coins. */
  readonly full: number;
};

/** Win of a line, or of all ways of a symbol. */
export type HoldWin = {
  readonly symbol: number;
  readonly count: number;
  readonly ways: number;
  readonly pays: number;
  readonly cells: readonly number[];
};

/** A round. Cells are listed by reel from the left, each from the top. */
export type HoldRound = {
  /** Symbols of the first spin; a coin is the number after the last symbol. */
  readonly grid: readonly number[];
  /** Coins at the start of the feature and after each respin: 0 for a free cell, else 1 + the index of the coin. Empty without the feature. */
  readonly boards: readonly (readonly number[])[];
};

/** Origin of a round: numbers drawn, or an outcome that is read. */
type HoldSource = { cell(): number; coin(): number; respin(): number };

const cellOf = (reel: number, row: number): number => reel * ROWS + row;

function roundFrom({ symbols }: HoldRules, { cell, coin, respin }: HoldSource): HoldRound {
  const grid = Array.from({ length: CELLS }, cell);
  const isCoin = (symbol: number) => symbol === symbols.length;
  if (grid.filter(isCoin).length < LEAST_COINS) return { grid, boards: [] };
  let last = grid.map((symbol) => (isCoin(symbol) ? coin() : 0));
  const boards = [last];
  for (let turns = RESPINS; turns > 0 && last.includes(0); ) {
    const held = last;
    last = held.map((value) => value || respin());
    boards.push(last);
    turns = last.some((value, at) => value !== held[at]) ? RESPINS : turns - 1;
  }
  return { grid, boards };
}

/** A unit of weight for each entry, so that one fair number chooses. */
const unitsOf = (entries: readonly { readonly weight: number }[]): readonly number[] =>
  entries.flatMap(({ weight }, index) => Array.from({ length: weight }, () => index));

/** Returns a function that draws rounds, and one that reads them from their outcomes. */
export function createHold(rules: HoldRules) {
  const cells = unitsOf([...rules.symbols, { weight: rules.coinWeight }]);
  const coins = unitsOf(rules.coins);
  return {
    draw({ below }: Draws): HoldRound {
      const coin = () => 1 + (coins[below(coins.length)] ?? 0);
      return roundFrom(rules, {
        cell: () => cells[below(cells.length)] ?? 0,
        coin,
        respin: () => (below(rules.respinParts) < rules.respinCoins ? coin() : 0),
      });
    },
    read(outcome: readonly number[]): HoldRound {
      let at = 0;
      const next = () => outcome[at++] ?? 0;
      return roundFrom(rules, { cell: next, coin: next, respin: next });
    },
  };
}

/** Numbers of a round in the order in which they were drawn; coins that stay are listed once. */
export function outcomeOf({ grid, boards }: HoldRound): readonly number[] {
  const [start = []] = boards;
  const turns = boards.slice(1).map((board, turn) => board.filter((_, at) => boards[turn]?.[at] === 0));
  return [...grid, ...start.filter((value) => value > 0), ...turns.flat()];
}

const payOf = ({ symbols }: HoldRules, symbol: number, count: number) =>
  symbols[symbol]?.pays[count - LEAST_IN_A_ROW] ?? 0;

function lineWins(rules: HoldRules, grid: readonly number[]): readonly HoldWin[] {
  return (rules.lines ?? []).flatMap((rows) => {
    const cells = rows.map((row, reel) => cellOf(reel, row));
    const symbol = grid[cells[0] ?? 0] ?? 0;
    const end = cells.findIndex((cell) => grid[cell] !== symbol);
    const count = end < 0 ? REELS : end;
    const pays = payOf(rules, symbol, count);
    return pays === 0 ? [] : [{ symbol, count, ways: 1, pays, cells: cells.slice(0, count) }];
  });
}

function waysOf(rules: HoldRules, grid: readonly number[], symbol: number): HoldWin | null {
  const reels: number[][] = [];
  for (let reel = 0; reel < REELS; reel += 1) {
    const cells = Array.from({ length: ROWS }, (_, row) => cellOf(reel, row));
    const equal = cells.filter((cell) => grid[cell] === symbol);
    if (equal.length === 0) break;
    reels.push(equal);
  }
  const ways = reels.reduce((product, { length }) => product * length, 1);
  const pays = payOf(rules, symbol, reels.length) * ways;
  return pays === 0 ? null : { symbol, count: reels.length, ways, pays, cells: reels.flat() };
}

/** Every win of the first spin. Coins are no part of any. */
export function holdWins(rules: HoldRules, grid: readonly number[]): readonly HoldWin[] {
  if (rules.lines) return lineWins(rules, grid);
  return rules.symbols.flatMap((_, symbol) => waysOf(rules, grid, symbol) ?? []);
}

/** Pays of the coins of a board, with the prize of a full one. */
export function coinPays({ coins, full }: HoldRules, board: readonly number[]): number {
  const sum = board.reduce((pays, value) => pays + (coins[value - 1]?.pays ?? 0), 0);
  return board.length > 0 && !board.includes(0) ? sum + full : sum;
}

/** Hundredths of the stake that a round returns. */
export const holdPays = (rules: HoldRules, { grid, boards }: HoldRound): number =>
  holdWins(rules, grid).reduce((sum, { pays }) => sum + pays, coinPays(rules, boards.at(-1) ?? []));
