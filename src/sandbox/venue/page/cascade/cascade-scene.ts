import type { OpenView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import { CASCADE_ROWS, type CascadeRow } from '#sandbox/games/cascade/cascade.table.ts';
import { type Cascade, type CascadeRound, createCascade } from '#sandbox/games/cascade/cascade.ts';
import { SIDE } from '#sandbox/games/cascade/cascade-board.ts';
import { RETURNS } from '#sandbox/games/returns.table.ts';
import { isNetWin, percentText } from '../amount-text.ts';
import { element } from '../controls/element.ts';
import { pause, prefersStill, type Scene } from '../scene.ts';
import { createPaysTable, multipleText } from '../symbols/pays-table.ts';
import { setColours } from '../symbols/title-colours.ts';
import { type Chain, createChain } from './chain.ts';
import { createFallingBoard, type FallingBoard, rowsFallen } from './falling-board.ts';

/** Times of one fall, always the same: won cells are marked, fade, and others fall. They equal those of the sheet. */
const MARKED_MS = 520;
const FADE_MS = 180;
const FALL_MS = 260;
/** Delay of each column while a round is dealt. */
const COLUMN_MS = 40;
const DEAL_MS = FALL_MS + COLUMN_MS * SIDE;

const rowOf = (title: string): CascadeRow => {
  const row = CASCADE_ROWS.find(({ name }) => name === title);
  if (!row) throw new Error(`no cascade of the title ${title}`);
  return row;
};

const sizeTexts = ({ sizes }: CascadeRow): readonly string[] =>
  sizes.map((least, at) => {
    const next = sizes[at + 1];
    if (next === undefined) return `${least}+`;
    return next - 1 > least ? `${least}—${next - 1}` : String(least);
  });

/** Table of pays, with the chance that anything wins. */
function createPays(row: CascadeRow) {
  const { table, mark } = createPaysTable(['连成', ...sizeTexts(row)], row.symbols, (symbol) =>
    (row.symbols[symbol]?.pays ?? []).map(multipleText),
  );
  const content = element(
    'div',
    {},
    element('h2', {}, '按每局金额计', element('small', {}, '再乘当前连落倍数')),
    table,
    element(
      'p',
      { class: 'fair' },
      `一局里至少消一次的概率 ${percentText(row.hitRate)}。返还不足本金时不写成赢。`,
    ),
  );
  return { content, mark };
}

function rulesOf({ symbols, sizes, ladder }: CascadeRow, rtp: string): readonly string[] {
  const units = symbols.reduce((sum, { weight }) => sum + weight, 0);
  const chances = symbols.map(({ name, weight }) => `${name} ${percentText(weight / units)}`).join('、');
  return [
    `棋盘 ${SIDE} 列 ${SIDE} 行。每格独立抽取，各图案的概率在每格都相同：${chances}。`,
    `上下左右相邻的同种图案达到 ${sizes[0]} 个即成片，斜向不算。同时成片的一起消除，各按图案和个数返还。`,
    '消除后上方的图案落下，空位从上方补入新图案；再成片就再消，直到没有成片。',
    `各落的倍数依次为 ${ladder.join('、')}，第 ${ladder.length} 落以后不再变。`,
    `返还率 ${rtp}，由上千万局独立模拟算出，是大量局数的长期平均，不代表单次结果。`,
    '整局的落法在开始时已由场馆决定并结算，这里逐步放给你看，快慢不因结果改变，断线不影响本局。',
  ];
}

const wonCells = (left: readonly number[]): ReadonlySet<number> =>
  new Set(left.flatMap((symbol, cell) => (symbol < 0 ? [cell] : [])));

/** Board of a visit before its first round; no two neighbours are equal. */
const startOf = ({ symbols }: CascadeRow) =>
  Array.from({ length: SIDE * SIDE }, (_, cell) => {
    const column = Math.floor(cell / SIDE);
    return (column * 2 + (cell % SIDE) * 3) % symbols.length;
  });

const STILL: readonly number[] = [];
const FROM_ABOVE: readonly number[] = Array.from({ length: SIDE * SIDE }, () => SIDE);

/** Shows the falls of a round one after another. */
async function play({ falls, last }: CascadeRound, round: RoundView, { board, chain }: Shown): Promise<void> {
  board.board.classList.add('deals');
  board.put(falls[0]?.cells ?? last, FROM_ABOVE);
  await pause(DEAL_MS);
  board.board.classList.remove('deals');
  for (const [at, fall] of falls.entries()) {
    board.mark(wonCells(fall.left));
    chain.add(fall, round);
    await pause(MARKED_MS);
    board.fade();
    await pause(FADE_MS);
    board.put(falls[at + 1]?.cells ?? last, rowsFallen(fall.left));
    await pause(FALL_MS);
  }
}

type Shown = { readonly board: FallingBoard; readonly chain: Chain };

/** Shows a round, moving unless `still`. */
const createShow =
  (cascade: Cascade, shown: Shown, markPays: (won: ReadonlySet<number>) => void) =>
  async (round: RoundView, still: boolean): Promise<void> => {
    const { board, chain } = shown;
    const read = cascade.read(round.outcome);
    board.wait(false);
    chain.clear();
    if (still || prefersStill()) {
      board.put(read.last, STILL);
      for (const fall of read.falls) chain.add(fall, round);
    } else await play(read, round, shown);
    const isGain = isNetWin(round);
    chain.light(isGain);
    markPays(new Set(isGain ? read.falls.flatMap(({ wins }) => wins.map(({ symbol }) => symbol)) : []));
  };

/** The board whose clusters vanish and are filled again. */
export function createCascadeScene(view: OpenView): Scene {
  const row = rowOf(view.game.name);
  const cascade = createCascade(row);
  const board = createFallingBoard(row.symbols);
  const chain = createChain(row);
  const pays = createPays(row);
  const rtp = percentText((RETURNS[row.name]?.least ?? 0) / 10_000);
  const container = element('div', { class: 'cas look' }, chain.falls, board.board, chain.ladder);
  for (const part of [container, pays.content]) setColours(part, row.look);
  board.put(startOf(row), STILL);
  return {
    container,
    facts: [`${SIDE} × ${SIDE}，相邻 ${row.sizes[0]} 个即消`, `返还率 ${rtp}`],
    unit: '每局',
    notes: () => ['整局的落法开始时已定', `两局至少间隔 ${view.cycleMs / 1_000} 秒`],
    pays: { title: '赔付表', content: pays.content },
    rules: rulesOf(row, rtp),
    choice: () => 0,
    startLabel: () => '落一局',
    begin() {
      chain.clear();
      pays.mark(new Set());
      board.wait(true);
    },
    rest: () => board.wait(false),
    show: createShow(cascade, { board, chain }, pays.mark),
    resultText({ outcome }) {
      const { falls } = cascade.read(outcome);
      if (falls.length === 0) return '没有成片';
      return `连落 ${falls.length} 次，合计 ${multipleText(falls.reduce((sum, fall) => sum + fall.pays, 0))}`;
    },
    roundName: (_round, number) => `第 ${number} 局`,
    onChoice: () => undefined,
  };
}
