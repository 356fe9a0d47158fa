import type { OpenView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import {
  BLACKJACK_ROWS,
  type BlackjackRow,
  DOUBLE,
  SPLIT,
} from '#sandbox/games/blackjack/blackjack.table.ts';
import { stakesOf, tableOf } from '#sandbox/games/blackjack/blackjack.ts';
import { createBlackjackOdds } from '#sandbox/games/blackjack/blackjack-odds.ts';
import { pointsOf, totalOf } from '#sandbox/games/blackjack/points.ts';
import { percentText, stakeText } from '../amount-text.ts';
import { element } from '../controls/element.ts';
import { prefersStill, type Scene, type SceneMoves } from '../scene.ts';
import { blackjackRules, endText, HAND_NAMES, MOVE_NAMES, pointsText } from './blackjack-texts.ts';
import { createHint } from './hint.ts';
import { strategyTable } from './strategy-table.ts';
import { createTable } from './table.ts';

/** Stake of the start, minor units: what the round has staked, by its hands. */
const baseStake = ({ stake, outcome }: RoundView) => BigInt(stake) / stakesOf(tableOf(outcome).hands);

function paysTable(row: BlackjackRow, back: string): HTMLElement {
  const { charlie } = row.rules;
  const pays = [
    ['黑杰克', '3 : 2', '前两张 21 点'],
    ['赢', '1 : 1', '点数高于庄家，或庄家爆牌'],
    ...(charlie === null ? [] : [[`${charlie} 张不爆`, '1 : 1', '直接赢']]),
    ['平', '退回', '点数相同'],
  ];
  const rows = pays.map(([name = '', ...texts]) =>
    element('tr', {}, element('th', { scope: 'row' }, name), ...texts.map((text) => element('td', {}, text))),
  );
  return element(
    'div',
    {},
    element('h2', {}, '赔付', element('small', {}, `返还率 ${back}`)),
    element('table', { class: 'facts' }, element('tbody', {}, ...rows)),
  );
}

function openText({ outcome }: RoundView): string {
  const { active, dealer, hands } = tableOf(outcome);
  const name = hands.length > 1 ? `${HAND_NAMES[active] ?? ''} ` : '';
  const own = pointsText(pointsOf(hands[active]?.cards ?? []));
  return `轮到你：${name}${own} 点，庄家亮 ${totalOf(pointsOf(dealer))} 点`;
}

function resultText(row: BlackjackRow, { outcome }: RoundView): string {
  const table = tableOf(outcome);
  if (table.hands.length === 1) return endText(row, table, 0);
  return table.hands.map((_, at) => `${HAND_NAMES[at] ?? ''} ${endText(row, table, at)}`).join('；');
}

/** The moves of a hand: equal buttons, those that add to the stake with the amount. */
function movesOf(view: OpenView, showHint: (round: RoundView | null) => void): SceneMoves {
  const added = (round: RoundView) => ` 再下 ${stakeText(baseStake(round), view)}`;
  return {
    buttons: (round) =>
      round.next.map((move) => ({
        move,
        label: `${MOVE_NAMES[move] ?? ''}${move === DOUBLE || move === SPLIT ? added(round) : ''}`,
      })),
    openText,
    enable: showHint,
    onMove: () => undefined,
  };
}

function createScene(row: BlackjackRow, view: OpenView): Scene {
  const odds = createBlackjackOdds(row.rules);
  const back = percentText(odds.best());
  const hint = createHint(odds);
  const table = createTable(row, (round, at) => {
    const isDoubled = tableOf(round.outcome).hands[at]?.isDoubled ?? false;
    return `本手 ${stakeText(baseStake(round) * (isDoubled ? 2n : 1n), view)}`;
  });
  return {
    container: element('div', { class: 'bj__box' }, table.cloth, hint.line),
    facts: ['每张牌独立抽取', '黑杰克赔 3 : 2', '庄家 17 点停', `返还率 ${back}`],
    unit: '每局',
    notes: () => ['返还率按最佳打法计算', '中途离开按停牌结束'],
    pays: {
      title: '赔付',
      content: element('div', {}, paysTable(row, back), strategyTable(odds)),
    },
    rules: blackjackRules(row, back),
    choice: () => 0,
    startLabel: () => '发牌',
    begin: table.clear,
    rest: table.clear,
    show: (round, still) => table.show(round, still || prefersStill()),
    moves: movesOf(view, hint.show),
    resultText: (round) => resultText(row, round),
    roundName: (_round, number) => `第 ${number} 局`,
    onChoice: () => undefined,
  };
}

/** Cards up to 21 against a dealer. */
export function createBlackjackScene(view: OpenView): Scene {
  const row = BLACKJACK_ROWS.find(({ name }) => name === view.game.name);
  if (!row) throw new RangeError(`no such title: ${view.game.name}`);
  return createScene(row, view);
}
