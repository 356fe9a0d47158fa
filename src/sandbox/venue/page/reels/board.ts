import { CELLS, cellOf, type Grid, REELS, type ReelsRow, ROWS } from '#sandbox/games/reels/reels.ts';
import { element } from '../controls/element.ts';
import { symbolDrawing } from '../symbols/symbol-art.ts';

const TURN_MS = 80;
const ROLE_TEXTS = { wild: '百搭', scatter: '分散' } as const;

/** Waits for some time, or shorter where the player does not want to wait. */
export type Wait = (ms: number) => Promise<void>;

/** Stop time of the first reel, and the delay of each following one: always the same, whatever the result. */
export type Pace = { readonly firstStopMs: number; readonly nextStopMs: number };

/** The board of fifteen cells. */
export type Board = {
  readonly grid: HTMLElement;
  turn(): void;
  /** Shows the cells as they were before. */
  rest(): void;
  stop(cells: Grid, pace: Pace, wait: Wait): Promise<void>;
  /** Shows cells at once. */
  put(cells: Grid): void;
  /** Lights winning cells, and outlines those that start free spins. */
  mark(won: readonly number[], called: readonly number[]): void;
};

/** Drawing of each symbol in a cell, with a word for one that has a role. */
const faces = ({ symbols }: ReelsRow): readonly HTMLElement[] =>
  symbols.map((symbol) => {
    const text = symbol.role && ROLE_TEXTS[symbol.role];
    const name = text ? `${symbol.name}，${text}` : symbol.name;
    const word = text ? [element('small', { 'aria-hidden': 'true' }, text)] : [];
    return element('div', { class: 'face' }, symbolDrawing({ ...symbol, name }, true), ...word);
  });

/** The cells in their columns, and a way to put symbols into them. */
function createCells(row: ReelsRow) {
  const drawn = faces(row);
  const cells = Array.from({ length: CELLS }, () => element('div', { class: 'cell' }));
  const columns = Array.from({ length: REELS }, (_, reel) =>
    element('div', { class: 'reel__col' }, ...cells.slice(reel * ROWS, (reel + 1) * ROWS)),
  );
  const putColumn = (reel: number, symbolAt: (cell: number) => number) => {
    for (let place = 0; place < ROWS; place += 1) {
      const cell = cellOf(reel, place);
      const face = drawn[symbolAt(cell)];
      if (face) cells[cell]?.replaceChildren(face.cloneNode(true));
    }
  };
  return { cells, columns, putColumn };
}

/** The symbols that pass while a reel turns; they have nothing to do with the result. */
function createTurning({ columns, putColumn }: ReturnType<typeof createCells>, { symbols }: ReelsRow) {
  const turning = new Set<number>();
  let beat = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const roll = () => {
    beat += 1;
    for (const reel of turning) putColumn(reel, (cell) => (cell * 3 + beat + reel) % symbols.length);
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
    land(reel: number, cells: Grid) {
      turning.delete(reel);
      columns[reel]?.classList.remove('turns');
      putColumn(reel, (cell) => cells[cell] ?? 0);
      if (turning.size === 0) clearInterval(timer);
    },
  };
}

/** The reels at rest. @param start cells before the first round */
export function createBoard(row: ReelsRow, start: Grid): Board {
  const parts = createCells(row);
  const turning = createTurning(parts, row);
  let last = start;
  const put = (cells: Grid) => {
    for (let reel = 0; reel < REELS; reel += 1) turning.land(reel, cells);
    last = cells;
  };
  const mark: Board['mark'] = (won, called) => {
    parts.cells.forEach((cell, at) => {
      cell.classList.toggle('hit', won.includes(at));
      cell.classList.toggle('dim', won.length > 0 && !won.includes(at));
      cell.classList.toggle('call', called.includes(at));
    });
  };
  put(start);
  return {
    grid: element('div', { class: 'reel__g' }, ...parts.columns),
    turn() {
      mark([], []);
      turning.start();
    },
    rest: () => put(last),
    async stop(cells, { firstStopMs, nextStopMs }, wait) {
      for (let reel = 0; reel < REELS; reel += 1) {
        await wait(reel === 0 ? firstStopMs : nextStopMs);
        turning.land(reel, cells);
      }
      last = cells;
    },
    put,
    mark,
  };
}
