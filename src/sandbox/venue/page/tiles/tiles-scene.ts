import type { OpenView } from '#sandbox/domains/play/venue/venue-view.ts';
import { COPIES, HONOURS, kindsOf, TILES_ROWS, type TilesRow } from '#sandbox/games/tiles/tiles.table.ts';
import { type TilesOdds, tilesOdds } from '#sandbox/games/tiles/tiles-odds.ts';
import { isNetWin, percentText } from '../amount-text.ts';
import { oddsText } from '../cards/bets.ts';
import { element } from '../controls/element.ts';
import { prefersStill, type Scene } from '../scene.ts';
import { createRack, patternOf } from './rack.ts';

const integerFormat = new Intl.NumberFormat('zh-CN');

/** Patterns with their pays and their exact chances. */
function patternTable({ patterns, ways }: TilesOdds): HTMLElement {
  const head = ['牌型', '赔率', '概率'].map((text) => element('th', { scope: 'col' }, text));
  const rows = patterns.map(({ name, pays, ways: own }) =>
    element(
      'tr',
      { 'data-pattern': name },
      element('th', { scope: 'row' }, name),
      element('td', {}, oddsText(pays)),
      element('td', {}, `1 / ${integerFormat.format(Math.round(ways / own))}`),
    ),
  );
  return element(
    'div',
    {},
    element('h2', {}, '牌型与赔率', element('small', {}, '赔率含本金，只计最高一种')),
    element(
      'table',
      { class: 'facts' },
      element('thead', {}, element('tr', {}, ...head)),
      element('tbody', {}, ...rows),
    ),
    element('p', { class: 'fair' }, '刻：三张相同；顺：三张连续数字；六连：六张连续数字；对：两张相同。'),
    element('p', { class: 'fair' }, '每局重新洗牌，过去的结果不影响下一局。'),
  );
}

const wallText = ({ suit, hasHonours }: TilesRow) =>
  `一至九${suit}${hasHonours ? `和${HONOURS.join('、')}` : ''}各 ${COPIES} 张`;

const rulesOf = (row: TilesRow, odds: TilesOdds): readonly string[] => [
  `牌墙是${wallText(row)}，共 ${kindsOf(row) * COPIES} 张，每局重新洗牌，从中摸 ${row.size} 张。`,
  '按摸到的牌中最高的一种牌型返还，一张牌只能用在一处。',
  `刻是三张相同的牌，对是两张相同的牌，顺是三张连续的数字，六连是六张连续的数字。${row.hasHonours ? `${HONOURS.join('、')}不能组成顺。` : ''}`,
  `返还率 ${percentText(odds.back)}，由全部摸牌方式逐一算出，是大量局数的长期平均，不代表单次结果。`,
  '结果在摸牌前已由场馆决定并结算，翻牌不会因结果放慢，断线不影响本局。',
];

function createScene(row: TilesRow, view: OpenView): Scene {
  const odds = tilesOdds(row);
  const table = patternTable(odds);
  const rack = createRack(row);
  const said = element('p', { class: 'rack__say' });
  const clear = () => {
    rack.clear();
    said.textContent = '';
  };
  return {
    container: element('div', { class: `wall wall--${row.look}` }, rack.rack, said),
    facts: [
      `${kindsOf(row) * COPIES} 张摸 ${row.size} 张`,
      `成牌 ${percentText(odds.hit)}`,
      `返还率 ${percentText(odds.back)}`,
    ],
    unit: '每局',
    notes: () => ['结果摸牌前已抽定', `两局至少间隔 ${view.cycleMs / 1_000} 秒`],
    pays: { title: '牌型', content: table },
    rules: rulesOf(row, odds),
    choice: () => 0,
    startLabel: () => '摸牌',
    begin: clear,
    rest: clear,
    async show(round, still) {
      await rack.show(round, still || prefersStill());
      const pattern = patternOf(row, round);
      said.textContent = pattern?.name ?? '没有牌型';
      for (const line of table.querySelectorAll('[data-pattern]'))
        line.classList.toggle('hit', isNetWin(round) && line.getAttribute('data-pattern') === pattern?.name);
    },
    resultText(round) {
      const pattern = patternOf(row, round);
      return pattern ? `${pattern.name} ×${oddsText(pattern.pays)}` : '没有牌型';
    },
    roundName: (round, number) => patternOf(row, round)?.name ?? `第 ${number} 局`,
    onChoice: () => undefined,
  };
}

/** Tiles that pay by the best pattern among them. */
export function createTilesScene(view: OpenView): Scene {
  const row = TILES_ROWS.find(({ name }) => name === view.game.name);
  if (!row) throw new RangeError(`no such title: ${view.game.name}`);
  return createScene(row, view);
}
