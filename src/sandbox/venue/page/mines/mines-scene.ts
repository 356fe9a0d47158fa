import type { OpenView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import { paidOf, partOf } from '#sandbox/games/fair-pays.ts';
import { MINES_ROWS, type MinesRow } from '#sandbox/games/mines/mines.table.ts';
import { lastOpened, minesOf, openPays, takeMove, tilesOf } from '#sandbox/games/mines/mines.ts';
import { percentText, stakeText, timesText } from '../amount-text.ts';
import { element } from '../controls/element.ts';
import { createPick } from '../controls/pick.ts';
import { isOpenRound, pause, prefersStill, rowOf, type Scene, type SceneMoves } from '../scene.ts';
import { wearPalette } from '../symbols/palette-colours.ts';
import { minesRules, openTable, returnRange } from './mines-texts.ts';
import { createTileGrid, type TileGrid } from './tile-grid.ts';

/** Time in which a tile turns. */
const TURN_MS = 260;
const FIRST_CHOICE = 1;

/** A round as its moves show it. */
function progressOf({ rules }: MinesRow, { choice, moves, outcome, stake }: RoundView) {
  const mines = minesOf(rules, choice);
  const opened = moves.filter((move) => move < tilesOf(rules));
  const isHit = opened.some((tile) => outcome.includes(tile));
  const pays = openPays(rules, mines, opened.length);
  return { mines, opened, isHit, pays, amount: paidOf(BigInt(stake), pays) };
}

function openText(row: MinesRow, round: RoundView): string {
  const { mines, opened } = progressOf(row, round);
  const closed = BigInt(tilesOf(row.rules) - opened.length);
  const chance = percentText(partOf({ ways: closed - BigInt(mines), all: closed }));
  const pays = timesText(openPays(row.rules, mines, opened.length + 1));
  return `已翻开 ${opened.length} 格，下一格平安的概率 ${chance}，平安则 ${pays}`;
}

function resultText(row: MinesRow, round: RoundView): string {
  const { opened, isHit, pays } = progressOf(row, round);
  if (isHit) return `第 ${opened.length} 格翻到${row.look.mine.name}`;
  return opened.length === 0 ? '没有翻开，退还本金' : `翻开 ${opened.length} 格，取回 ${timesText(pays)}`;
}

/** The tiles are opened in the drawing; one button takes the winnings. */
function createMinesMoves(row: MinesRow, view: OpenView, grid: () => TileGrid) {
  let enabled: RoundView | null = null;
  let made: ((move: number) => void) | null = null;
  const moves: SceneMoves = {
    buttons(round) {
      const { opened, amount } = progressOf(row, round);
      const move = takeMove(row.rules);
      return opened.length === 0
        ? [{ move, label: `退还本金 ${stakeText(amount, view)}` }]
        : [{ move, label: `现在取回 ${stakeText(amount, view)}`, isMain: true }];
    },
    openText: (round) => openText(row, round),
    enable(round) {
      enabled = round;
      grid().enable(round !== null);
    },
    onMove(listener) {
      made = listener;
    },
    focus: () => grid().focus(),
  };
  const open = (tile: number) => {
    if (enabled?.next.includes(tile)) made?.(tile);
  };
  return { moves, open };
}

/** Number of mines of the next round, with its pay table. */
function createMinesChoice(row: MinesRow, changed: () => void) {
  const { rules, look } = row;
  const table = element('div');
  const options = rules.mines.map((mines) => ({
    text: String(mines),
    label: `${mines} 个${look.mine.name}`,
  }));
  const pick = createPick(`${look.mine.name}数`, options, FIRST_CHOICE, () => {
    draw();
    changed();
  });
  const mines = () => minesOf(rules, pick.chosen());
  const draw = () => table.replaceChildren(openTable(row, mines()));
  draw();
  return {
    ...pick,
    table,
    mines,
    choose(choice: number) {
      pick.choose(choice);
      draw();
    },
  };
}

/** Multiple of the first tile, and the largest return of a round. */
function notesOf({ rules }: MinesRow, view: OpenView, mines: number, stake: bigint): readonly string[] {
  const most = paidOf(stake, openPays(rules, mines, lastOpened(rules, mines)));
  return [`翻开一格 ${timesText(openPays(rules, mines, 1))}`, `单局最多返还 ${stakeText(most, view)}`];
}

/** A field of tiles: each opened one without a mine adds to the winnings. */
export function createMinesScene(view: OpenView): Scene {
  const row = rowOf(MINES_ROWS, view);
  const { rules, look } = row;
  let changed: (() => void) | null = null;
  const { moves, open } = createMinesMoves(row, view, () => grid);
  const grid = createTileGrid(row, open);
  const choice = createMinesChoice(row, () => {
    grid.show([], []);
    changed?.();
  });
  const container = element('div', { class: 'mines' }, grid.board, choice.field);
  wearPalette(container, look.palette);
  return {
    container,
    facts: [`${tilesOf(rules)} 格`, `返还率 ${returnRange(row)}`],
    unit: '每局',
    notes: (stake) => notesOf(row, view, choice.mines(), stake),
    pays: { title: '赔付', content: choice.table },
    rules: minesRules(row),
    choice: choice.chosen,
    startLabel: () => '开局',
    begin() {
      grid.show([], []);
      choice.lock(true);
    },
    rest: () => choice.lock(false),
    async show(round, still) {
      choice.choose(round.choice);
      grid.show(progressOf(row, round).opened, round.outcome);
      choice.lock(isOpenRound(round));
      if (!still && !prefersStill()) await pause(TURN_MS);
    },
    moves,
    resultText: (round) => resultText(row, round),
    roundName: (round) => `${minesOf(rules, round.choice)} 个${look.mine.name}`,
    onChoice(listener) {
      changed = listener;
    },
  };
}
