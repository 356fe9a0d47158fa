import { SIDE } from '#sandbox/games/cascade/cascade-board.ts';
import type { TitleSymbol } from '#sandbox/games/symbols.ts';
import { symbolDrawing } from '../symbols/symbol-art.ts';
import { createTiles } from '../symbols/tiles.ts';

/** Board whose symbols fall. Cells are listed by column from the left, each from the bottom. */
export type FallingBoard = {
  readonly board: HTMLElement;
  /** Shows symbols; each falls from as many rows above as given. */
  put(cells: readonly number[], rows: readonly number[]): void;
  /** Marks the cells that are about to vanish. */
  mark(cells: ReadonlySet<number>): void;
  /** Lets the marked cells fade. */
  fade(): void;
  /** Dims the board while a round is requested. */
  wait(isWaiting: boolean): void;
};

const NONE: ReadonlySet<number> = new Set();

/** Tile of a cell: tiles are listed from the top. */
const tileOf = (cell: number) => cell - (cell % SIDE) + SIDE - 1 - (cell % SIDE);

/** Rows that each symbol falls after a removal; a new one comes from above the board. */
export function rowsFallen(left: readonly number[]): readonly number[] {
  return Array.from({ length: SIDE }, (_, column) => {
    const cells = left.slice(column * SIDE, (column + 1) * SIDE);
    const kept = cells.flatMap((symbol, row) => (symbol < 0 ? [] : [row]));
    return cells.map((_symbol, row) => (kept[row] ?? row + SIDE - kept.length) - row);
  }).flat();
}

export function createFallingBoard(symbols: readonly TitleSymbol[]): FallingBoard {
  const { board, tiles, put, mark } = createTiles(SIDE, SIDE, `棋盘，${SIDE} 列 ${SIDE} 行`);
  const drawingOf = (at: number) => {
    const symbol = symbols[at];
    return symbol ? symbolDrawing(symbol, false) : null;
  };
  return {
    board,
    put(cells, rows) {
      board.classList.remove('fades');
      mark('won', NONE);
      cells.forEach((symbol, cell) => {
        const drawing = drawingOf(symbol);
        drawing?.style.setProperty('--fallen', String(rows[cell] ?? 0));
        drawing?.classList.toggle('drops', (rows[cell] ?? 0) > 0);
        put(tileOf(cell), drawing);
      });
    },
    mark: (cells) => mark('won', new Set([...cells].map(tileOf))),
    fade: () => board.classList.add('fades'),
    wait(isWaiting) {
      for (const tile of tiles) tile.classList.toggle('waits', isWaiting);
    },
  };
}
