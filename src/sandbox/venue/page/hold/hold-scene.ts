import type { OpenView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import { HOLD_ROWS, type HoldRow } from '#sandbox/games/hold/hold.table.ts';
import {
  CELLS,
  coinPays,
  createHold,
  type HoldRound,
  holdWins,
  LEAST_COINS,
  REELS,
  RESPINS,
  ROWS,
} from '#sandbox/games/hold/hold.ts';
import { holdOdds } from '#sandbox/games/hold/hold-odds.ts';
import { isNetWin, percentText } from '../amount-text.ts';
import { pause, prefersStill, type Scene } from '../scene.ts';
import { multipleText } from '../symbols/pays-table.ts';
import { setColours } from '../symbols/title-colours.ts';
import { createHoldBoard, type HoldBoard } from './hold-board.ts';
import { createPays, rulesOf, wayText } from './hold-tables.ts';

/** Stop time of the first reel, delay of each following one, and time of a respin: the same whatever the result. */
const FIRST_STOP_MS = 600;
const NEXT_STOP_MS = 220;
const RESPIN_MS = 700;
/** Time between the stages of the feature. */
const REST_MS = 350;

const ALL_REELS = Array.from({ length: REELS }, (_, reel) => reel);
const NONE: ReadonlySet<number> = new Set();
const ALL_CELLS: ReadonlySet<number> = new Set(Array.from({ length: CELLS }, (_, cell) => cell));

const rowOf = (title: string): HoldRow => {
  const row = HOLD_ROWS.find(({ name }) => name === title);
  if (!row) throw new Error(`no hold game of the title ${title}`);
  return row;
};

const cellsWith = (board: readonly number[], isIn: (value: number) => boolean): ReadonlySet<number> =>
  new Set(board.flatMap((value, cell) => (isIn(value) ? [cell] : [])));

/** Stops the reels from the left. */
async function stopReels(board: HoldBoard, grid: readonly number[]): Promise<void> {
  board.turn(ALL_CELLS);
  for (const reel of ALL_REELS) {
    await pause(reel === 0 ? FIRST_STOP_MS : NEXT_STOP_MS);
    board.spin(grid, [reel]);
    board.turn(new Set([...ALL_CELLS].filter((cell) => cell >= (reel + 1) * ROWS)));
  }
}

/** Shows the feature, turn by turn. */
async function showRespins(board: HoldBoard, boards: HoldRound['boards']): Promise<void> {
  let turns = RESPINS;
  for (const [at, held] of boards.entries()) {
    const before = boards[at - 1];
    if (before) {
      board.turn(cellsWith(before, (value) => value === 0));
      await pause(RESPIN_MS);
      board.turn(NONE);
      turns = held.some((value, cell) => value !== before[cell]) ? RESPINS : turns - 1;
    }
    board.hold(held, turns);
    await pause(REST_MS);
  }
}

const createShow =
  (row: HoldRow, board: HoldBoard, markPays: (won: ReadonlySet<number>) => void) =>
  async (round: RoundView, still: boolean): Promise<void> => {
    const { grid, boards } = createHold(row).read(round.outcome);
    const last = boards.at(-1);
    board.clear();
    if (still || prefersStill()) {
      board.turn(NONE);
      board.spin(grid, ALL_REELS);
      if (last) board.hold(last, 0);
    } else {
      await stopReels(board, grid);
      if (last) {
        await pause(REST_MS);
        await showRespins(board, boards);
      }
    }
    const wins = isNetWin(round) ? holdWins(row, grid) : [];
    const coins = last && isNetWin(round) ? cellsWith(last, (value) => value > 0) : NONE;
    board.mark(last ? coins : new Set(wins.flatMap(({ cells }) => cells)));
    markPays(new Set(wins.map(({ symbol }) => symbol)));
  };

function resultText(row: HoldRow, { outcome }: RoundView): string {
  const { grid, boards } = createHold(row).read(outcome);
  const wins = holdWins(row, grid);
  const [first] = wins;
  const name = first ? `${first.count} 个${row.symbols[first.symbol]?.name ?? ''}` : '';
  const many = row.lines
    ? `共 ${wins.length} 条线`
    : `共 ${wins.reduce((sum, { ways }) => sum + ways, 0)} 路`;
  const sum = wins.reduce((pays, win) => pays + win.pays, 0);
  const spin = first ? `${name}，${many}，合计 ${multipleText(sum)}` : '没有连线';
  const last = boards.at(-1);
  if (!last) return spin;
  const coins = last.filter((value) => value > 0).length;
  const feature = `留住 ${coins} 枚硬币，合计 ${multipleText(coinPays(row, last))}`;
  return first ? `${spin}；${feature}` : feature;
}

/** Spin in which coins stay and the other cells turn again. */
export function createHoldScene(view: OpenView): Scene {
  const row = rowOf(view.game.name);
  const odds = holdOdds(row);
  const board = createHoldBoard(row);
  const pays = createPays(row, odds);
  const start = Array.from(
    { length: CELLS },
    (_, cell) => (cell * 3 + Math.floor(cell / ROWS)) % row.symbols.length,
  );
  for (const part of [board.container, pays.content]) setColours(part, row.look);
  board.spin(start, ALL_REELS);
  return {
    container: board.container,
    facts: [`${wayText(row)}，左起`, `${LEAST_COINS} 枚硬币起留住`, `返还率 ${percentText(odds.total)}`],
    unit: '每局',
    notes: () => ['结果转动前已抽定', `两局至少间隔 ${view.cycleMs / 1_000} 秒`],
    pays: { title: '赔付表', content: pays.content },
    rules: rulesOf(row, odds),
    choice: () => 0,
    startLabel: () => '转一局',
    begin() {
      pays.mark(NONE);
      board.clear();
      if (!prefersStill()) board.turn(ALL_CELLS);
    },
    rest: () => board.turn(NONE),
    show: createShow(row, board, pays.mark),
    resultText: (round) => resultText(row, round),
    roundName: (_round, number) => `第 ${number} 局`,
    onChoice: () => undefined,
  };
}
