import { REELS, ROWS, SLOT_LINES, SLOT_SYMBOLS } from '#sandbox/games/slot/slot.table.ts';
import { cellOf, type SlotGrid, type SlotHit } from '#sandbox/games/slot/slot.ts';
import { element } from '../controls/element.ts';
import { pause } from '../scene.ts';
import { symbolArt } from './symbol-art.ts';

const TURN_MS = 80;
/** Stop time of the first reel, and the delay of each following one: always the same, whatever the result. */
const FIRST_STOP_MS = 700;
const NEXT_STOP_MS = 260;
const LAMPS = 25;

/** The board of fifteen cells. */
export type Reels = {
  readonly board: HTMLElement;
  turn(): void;
  /** Stops as it was before. */
  rest(): void;
  stop(grid: SlotGrid, still: boolean): Promise<void>;
  mark(hits: readonly SlotHit[]): void;
};

const START: SlotGrid = [2, 4, 3, 0, 1, 6, 7, 4, 0, 2, 1, 6, 5, 3, 5];

const cellsOf = ({ line, count }: SlotHit): readonly number[] =>
  (SLOT_LINES[line] ?? []).slice(0, count).map((row, reel) => cellOf(reel, row));

/** The cells in their columns, and a way to put symbols into them. */
function createBoard() {
  const cells = Array.from({ length: REELS * ROWS }, (_, at) =>
    element('div', { class: 'cell' }, symbolArt(START[at] ?? 0, true)),
  );
  const columns = Array.from({ length: REELS }, (_, reel) =>
    element('div', { class: 'reel__col' }, ...cells.slice(reel * ROWS, (reel + 1) * ROWS)),
  );
  const lamps = Array.from({ length: LAMPS }, () => element('i'));
  const board = element(
    'div',
    { class: 'reel' },
    element('div', { class: 'lamp', 'aria-hidden': 'true' }, ...lamps),
    element('div', { class: 'reel__g' }, ...columns),
  );
  const setColumn = (reel: number, symbolAt: (at: number) => number) => {
    for (let row = 0; row < ROWS; row += 1) {
      const at = cellOf(reel, row);
      cells[at]?.replaceChildren(symbolArt(symbolAt(at), true));
    }
  };
  return { board, cells, columns, putColumn: setColumn };
}

/** The symbols that pass while a reel turns; they have nothing to do with the result. */
function createTurning({ columns, putColumn }: ReturnType<typeof createBoard>) {
  const turning = new Set<number>();
  let beat = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const roll = () => {
    beat += 1;
    for (const reel of turning) putColumn(reel, (at) => (at * 3 + beat + reel) % SLOT_SYMBOLS.length);
  };
  return {
    start() {
      columns.forEach((column, reel) => {
        column.classList.add('turns');
        turning.add(reel);
      });
      clearInterval(timer);
      timer = setInterval(roll, TURN_MS);
    },
    land(reel: number, grid: SlotGrid) {
      turning.delete(reel);
      columns[reel]?.classList.remove('turns');
      putColumn(reel, (at) => grid[at] ?? 0);
      if (turning.size === 0) clearInterval(timer);
    },
  };
}

/** The reels at rest. */
export function createReels(): Reels {
  const board = createBoard();
  const { cells } = board;
  const turning = createTurning(board);
  let last = START;
  return {
    board: board.board,
    turn() {
      for (const cell of cells) cell.classList.remove('hit', 'dim');
      turning.start();
    },
    rest() {
      for (let reel = 0; reel < REELS; reel += 1) turning.land(reel, last);
    },
    async stop(grid, still) {
      for (let reel = 0; reel < REELS; reel += 1) {
        if (!still) await pause(reel === 0 ? FIRST_STOP_MS : NEXT_STOP_MS);
        turning.land(reel, grid);
      }
      last = grid;
    },
    mark(hits) {
      const won = new Set(hits.flatMap(cellsOf));
      cells.forEach((cell, at) => {
        cell.classList.toggle('hit', won.has(at));
        cell.classList.toggle('dim', won.size > 0 && !won.has(at));
      });
    },
  };
}
