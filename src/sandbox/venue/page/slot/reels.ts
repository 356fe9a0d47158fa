import { REELS, ROWS, SLOT_LINES, SLOT_SYMBOLS } from '../../../games/slot/slot.table.ts';
import { cellOf, type SlotGrid, type SlotHit } from '../../../games/slot/slot.ts';
import { element } from '../element.ts';
import { pause } from '../scene.ts';
import { symbolArt } from './symbol.ts';

const TURN_MS = 80;
/** The first reel stops after so long, each other one so much later: always the same, whatever comes. */
const FIRST_STOP_MS = 700;
const NEXT_STOP_MS = 260;
const LAMPS = 25;

/** The board of fifteen cells. */
export type Reels = {
  readonly board: HTMLElement;
  turn(): void;
  /** Stops as it stood before. */
  rest(): void;
  stop(grid: SlotGrid, still: boolean): Promise<void>;
  mark(hits: readonly SlotHit[]): void;
};

const START: SlotGrid = [2, 4, 3, 0, 1, 6, 7, 4, 0, 2, 1, 6, 5, 3, 5];

const cellsOf = ({ line, count }: SlotHit): readonly number[] =>
  (SLOT_LINES[line] ?? []).slice(0, count).map((row, reel) => cellOf(reel, row));

/** The reels at rest. */
export function createReels(): Reels {
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
  const put = (at: number, symbol: number) => cells[at]?.replaceChildren(symbolArt(symbol, true));
  const putColumn = (reel: number, symbolAt: (at: number) => number) => {
    for (let row = 0; row < ROWS; row += 1) put(cellOf(reel, row), symbolAt(cellOf(reel, row)));
  };
  const turning = new Set<number>();
  let beat = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const roll = () => {
    beat += 1;
    for (const reel of turning) putColumn(reel, (at) => (at * 3 + beat + reel) % SLOT_SYMBOLS.length);
  };
  let stood = START;
  const land = (reel: number, grid: SlotGrid) => {
    turning.delete(reel);
    columns[reel]?.classList.remove('turns');
    putColumn(reel, (at) => grid[at] ?? 0);
  };

  return {
    board,
    turn() {
      for (const cell of cells) cell.classList.remove('hit', 'dim');
      columns.forEach((column, reel) => {
        column.classList.add('turns');
        turning.add(reel);
      });
      clearInterval(timer);
      timer = setInterval(roll, TURN_MS);
    },
    rest() {
      clearInterval(timer);
      columns.forEach((_column, reel) => land(reel, stood));
    },
    async stop(grid, still) {
      for (let reel = 0; reel < REELS; reel += 1) {
        if (!still) await pause(reel === 0 ? FIRST_STOP_MS : NEXT_STOP_MS);
        land(reel, grid);
      }
      clearInterval(timer);
      stood = grid;
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
