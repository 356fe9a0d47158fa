/** Columns of the board, and cells of each. */
export const SIDE = 7;

/** Rules of a title, without its names and drawings. */
export type CascadeRules = {
  /** Smallest cluster of each size class, cells; the first is the smallest that wins. */
  readonly sizes: readonly number[];
  /** Multipliers by fall; the last stays for all further falls. */
  readonly ladder: readonly number[];
  /** Weight of each symbol in a cell, and its pays by size class in hundredths of the stake. */
  readonly symbols: readonly { readonly weight: number; readonly pays: readonly number[] }[];
};

/** Cluster that wins. `pays` is hundredths of the stake, before the multiplier of the fall. */
export type ClusterWin = { readonly symbol: number; readonly size: number; readonly pays: number };

/** Returns the symbol of the next cell. */
export type CellSource = () => number;

/** Board of one title. It is filled again for each round, so that a hundred million rounds allocate nothing. */
export type CascadeBoard = {
  /** Fills every cell, column by column, each from the bottom. */
  deal(next: CellSource): void;
  /** Removes all clusters that win. @returns the sum of their pays, 0 if none wins */
  removeWins(wins: ClusterWin[] | null): number;
  /** Lets symbols fall into removed cells, and fills the columns from above. */
  drop(next: CellSource): void;
  /** Symbols in the order of `deal`; −1 for a removed one. */
  cells(): readonly number[];
};

/** Cells from one column to the next: its own, and an edge that no symbol enters. */
const STRIDE = SIDE + 1;
const EDGE = -2;
const REMOVED = -1;
const FIRST = STRIDE;
const LAST = FIRST + SIDE * STRIDE;

/** Class of each size of a cluster; −1 where it does not win. */
const classesOf = ({ sizes }: CascadeRules): Int8Array =>
  Int8Array.from({ length: SIDE * SIDE + 1 }, (_, size) => sizes.filter((least) => size >= least).length - 1);

/** Finds clusters by their first cell; the cells of the last one are in `found`. */
function createSearch(grid: Int8Array) {
  const found = new Uint8Array(SIDE * SIDE);
  const seen = new Uint8Array(grid.length);
  let size = 0;
  const visit = (cell: number, symbol: number) => {
    if (grid[cell] !== symbol || seen[cell] === 1) return;
    seen[cell] = 1;
    found[size] = cell;
    size += 1;
  };
  return {
    found,
    restart: () => seen.fill(0),
    /** Reports whether a cell is the first of a cluster of two or more, with all cells before it searched. */
    begins: (cell: number, symbol: number) =>
      seen[cell] === 0 && (grid[cell + 1] === symbol || grid[cell + STRIDE] === symbol),
    /** Number of cells of the cluster from its first cell. */
    cluster(from: number, symbol: number): number {
      size = 0;
      visit(from, symbol);
      for (let at = 0; at < size; at += 1) {
        const cell = found[at] ?? 0;
        visit(cell - 1, symbol);
        visit(cell + 1, symbol);
        visit(cell - STRIDE, symbol);
        visit(cell + STRIDE, symbol);
      }
      return size;
    },
  };
}

/** Moves the symbols of a column down over the removed ones. @returns the first cell that remains free */
function pack(grid: Int8Array, bottom: number): number {
  let to = bottom;
  for (let from = bottom; from < bottom + SIDE; from += 1) {
    const symbol = grid[from] ?? REMOVED;
    if (symbol === REMOVED) continue;
    grid[to] = symbol;
    to += 1;
  }
  return to;
}

export function createCascadeBoard(rules: CascadeRules): CascadeBoard {
  const grid = new Int8Array(LAST + STRIDE).fill(EDGE);
  const search = createSearch(grid);
  const classes = classesOf(rules);
  const [least = Number.POSITIVE_INFINITY] = rules.sizes;
  const payOf = (symbol: number, size: number) => rules.symbols[symbol]?.pays[classes[size] ?? -1] ?? 0;
  const fill = (bottom: number, from: number, next: CellSource) => {
    for (let cell = from; cell < bottom + SIDE; cell += 1) grid[cell] = next();
  };
  return {
    deal(next) {
      for (let bottom = FIRST; bottom < LAST; bottom += STRIDE) fill(bottom, bottom, next);
    },
    removeWins(wins) {
      let sum = 0;
      search.restart();
      for (let cell = FIRST; cell < LAST; cell += 1) {
        const symbol = grid[cell] ?? EDGE;
        if (symbol < 0 || !search.begins(cell, symbol)) continue;
        const size = search.cluster(cell, symbol);
        if (size < least) continue;
        const pays = payOf(symbol, size);
        sum += pays;
        for (let at = 0; at < size; at += 1) grid[search.found[at] ?? 0] = REMOVED;
        wins?.push({ symbol, size, pays });
      }
      return sum;
    },
    drop(next) {
      for (let bottom = FIRST; bottom < LAST; bottom += STRIDE) fill(bottom, pack(grid, bottom), next);
    },
    cells: () => Array.from(grid.subarray(FIRST, LAST)).filter((symbol) => symbol !== EDGE),
  };
}
