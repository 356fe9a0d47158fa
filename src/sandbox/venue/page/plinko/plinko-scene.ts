import type { OpenView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import { partOf } from '#sandbox/games/fair-pays.ts';
import { PLINKO_ROWS, type PlinkoRow } from '#sandbox/games/plinko/plinko.table.ts';
import {
  PLINKO_RISKS,
  type PlinkoChoice,
  plinkoChoice,
  plinkoChoices,
  plinkoReturn,
  slotChance,
  slotOf,
} from '#sandbox/games/plinko/plinko.ts';
import { isNetWin, percentText, timesText } from '../amount-text.ts';
import { element } from '../controls/element.ts';
import { factsTable } from '../controls/facts-table.ts';
import { createPick } from '../controls/pick.ts';
import { prefersStill, rowOf, type Scene } from '../scene.ts';
import { wearPalette } from '../symbols/palette-colours.ts';
import { createBoard } from './board.ts';

const FIRST_BOARD = 1;
const FIRST_RISK = 0;
const RISKS = PLINKO_RISKS.length;

const nameOf = ({ rows, risk }: PlinkoChoice) => `${rows} 排${PLINKO_RISKS[risk] ?? ''}风险`;

/** Pay and chance of each slot. */
function slotTable(choice: PlinkoChoice, { look }: PlinkoRow): HTMLElement {
  const rows = choice.pays.map((pays, slot) => [
    `左起第 ${slot + 1} 个`,
    percentText(partOf(slotChance(choice.rows, slot))),
    timesText(BigInt(pays)),
  ]);
  return factsTable({
    title: nameOf(choice),
    note: `返还率 ${percentText(plinkoReturn(choice))}`,
    head: [look.slot, '概率', '倍数'],
    rows,
    below: ['倍数含本金。返还率是各处概率乘以倍数之和。'],
  });
}

const choicesOf = ({ rules }: PlinkoRow) =>
  Array.from({ length: plinkoChoices(rules) }, (_, choice) => plinkoChoice(rules, choice));

function returnRange(row: PlinkoRow): string {
  const returns = choicesOf(row).map(plinkoReturn);
  return `${percentText(Math.min(...returns))} 至 ${percentText(Math.max(...returns))}`;
}

function rulesOf(row: PlinkoRow): readonly string[] {
  const { look } = row;
  const each = choicesOf(row).map((choice) => `${nameOf(choice)} ${percentText(plinkoReturn(choice))}`);
  return [
    `${look.ball.name}从上方落下，每经过一${look.row}，向左向右的机会各一半，最后落进一个${look.slot}，按它的倍数返还。`,
    '开局前选排数和风险。风险只改变倍数的高低分布，不改变落点的概率。',
    `返还率由全部路径逐一算出：${each.join('，')}。`,
    '倍数低于 1 的落点返还少于本金，按净输计。',
    '路径在落下前已由场馆抽定并结算，断线不影响本局。',
  ];
}

/** Number of rows and risk of the next round. */
function createChoice({ rules, look }: PlinkoRow, changed: () => void) {
  const boards = rules.boards.map(({ rows }) => ({ text: String(rows), label: `${rows} ${look.row}` }));
  const risks = PLINKO_RISKS.map((risk) => ({ text: risk, label: `${risk}风险` }));
  const rows = createPick('排数', boards, FIRST_BOARD, changed);
  const risk = createPick('风险', risks, FIRST_RISK, changed);
  return {
    container: element('div', { class: 'plinko__choice' }, rows.field, risk.field),
    chosen: () => rows.chosen() * RISKS + risk.chosen(),
    choose(choice: number) {
      rows.choose(Math.floor(choice / RISKS));
      risk.choose(choice % RISKS);
    },
    lock(locked: boolean) {
      rows.lock(locked);
      risk.lock(locked);
    },
  };
}

const resultText = ({ rules, look }: PlinkoRow, { choice, outcome }: RoundView) => {
  const slot = slotOf(outcome);
  return `左起第 ${slot + 1} 个${look.slot}，${timesText(BigInt(plinkoChoice(rules, choice).pays[slot] ?? 0))}`;
};

/** The board game: a lantern or a plane falls through rows of pegs into a slot. */
export function createPlinkoScene(view: OpenView): Scene {
  const row = rowOf(PLINKO_ROWS, view);
  const { rules, look } = row;
  let changed: (() => void) | null = null;
  const board = createBoard(look);
  const pays = element('div');
  const lay = () => {
    const choice = plinkoChoice(rules, field.chosen());
    board.lay(choice);
    pays.replaceChildren(slotTable(choice, row));
  };
  const field = createChoice(row, () => {
    lay();
    changed?.();
  });
  lay();
  const container = element('div', { class: 'plinko' }, board.svg, field.container);
  wearPalette(container, look.palette);
  return {
    container,
    facts: [`返还率 ${returnRange(row)}`],
    unit: '每局',
    notes: () => ['路径落下前已抽定', `两局至少间隔 ${view.cycleMs / 1_000} 秒`],
    pays: { title: '赔付', content: pays },
    rules: rulesOf(row),
    choice: field.chosen,
    startLabel: () => `放下${look.ball.name}`,
    begin() {
      field.lock(true);
      lay();
    },
    rest: () => field.lock(false),
    async show(round, still) {
      if (field.chosen() !== round.choice) {
        field.choose(round.choice);
        lay();
      }
      await board.fall(round.outcome, still || prefersStill());
      board.mark(slotOf(round.outcome), isNetWin(round));
      field.lock(false);
    },
    resultText: (round) => resultText(row, round),
    roundName: ({ choice }) => nameOf(plinkoChoice(rules, choice)),
    onChoice(listener) {
      changed = listener;
    },
  };
}
