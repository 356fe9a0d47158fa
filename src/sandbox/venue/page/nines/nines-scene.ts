import type { OpenView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import { NINES_SIDES } from '#sandbox/games/nines/nines.table.ts';
import { handsOf, totalOf, winnerOf } from '#sandbox/games/nines/nines.ts';
import { ninesWays } from '#sandbox/games/nines/nines-odds.ts';
import { element } from '../controls/element.ts';
import { pause, prefersStill, type Scene } from '../scene.ts';
import { createHand } from './hand.ts';
import { createSideChoice, oddsOf, sidesTable } from './side-choice.ts';

/** Interval between two cards: always the same, whatever the result. */
const CARD_MS = 380;
const ENDS = { home: '主队胜', away: '客队胜', tie: '平局' } as const;

const RULES: readonly string[] = [
  '用 8 副牌，每局重新洗牌。主队和客队各发两张，A 算 1 点，2 至 9 按牌面，10、J、Q、K 算 0 点，合计只取个位。',
  '任一方前两张是 8 点或 9 点，双方都不补牌。',
  '客队 0 至 5 点补一张，6、7 点不补。',
  '客队不补时，主队 0 至 5 点补一张；客队补牌后，主队按客队第三张的点数决定：0 至 2 点必补，3 点遇 8 不补，4 点遇 2 至 7 补，5 点遇 4 至 7 补，6 点遇 6、7 补，7 点不补。',
  '点数大的一方胜。平局时押主队或客队的本金退回。各方返还率由全部发牌方式逐一算出，没有任何打法可以改变。',
  '结果在发牌前已由场馆决定并结算，断线不影响本局。',
];

const sideOf = (choice: number) => NINES_SIDES[choice];

/** The table: two hands and what is between them. */
function createTable() {
  const away = createHand('客队');
  const home = createHand('主队');
  const score = element('b', {}, '');
  const caption = element('span', {}, '');
  const middle = element('div', { class: 'mid' }, caption, score);
  const clear = () => {
    for (const hand of [away, home]) {
      hand.show([]);
      hand.win(false);
    }
    score.textContent = '';
    caption.textContent = '';
  };
  const deal = async (round: RoundView, still: boolean) => {
    const hands = handsOf(round.outcome);
    for (let n = 1; n <= 3; n += 1) {
      for (const [hand, cards] of [[away, hands.away] as const, [home, hands.home] as const]) {
        if (cards.length < n) continue;
        if (!still) await pause(CARD_MS);
        hand.show(cards.slice(0, n));
      }
    }
    const winner = winnerOf(hands);
    for (const [hand, cards, key] of [
      [away, hands.away, 'away'] as const,
      [home, hands.home, 'home'] as const,
    ]) {
      hand.note(cards);
      hand.win(winner === key);
    }
    caption.textContent = ENDS[winner];
    score.textContent = `${totalOf(hands.away)} : ${totalOf(hands.home)}`;
  };
  return {
    top: element('div', { class: 'table__top' }, away.container, middle, home.container),
    clear,
    deal,
  };
}

/** The card game: one side is backed, cards are dealt by fixed rules. */
export function createNinesScene(view: OpenView): Scene {
  let changed: (() => void) | null = null;
  const ways = ninesWays();
  const table = createTable();
  const { group, chosen } = createSideChoice(ways, () => changed?.());
  return {
    container: element('div', { class: 'table' }, table.top, group),
    facts: ['8 副牌，每局洗牌', '返还率 85.64% 至 98.94%'],
    unit: '每局',
    notes: () => ['结果发牌前已抽定', `两局至少间隔 ${view.cycleMs / 1_000} 秒`],
    pays: { title: '赔率', content: sidesTable(ways) },
    rules: RULES,
    choice: chosen,
    startLabel: () => `押${sideOf(chosen())?.name ?? ''}`,
    begin: table.clear,
    rest: table.clear,
    show: (round, still) => table.deal(round, still || prefersStill()),
    resultText: ({ choice, outcome }) => {
      const side = sideOf(choice);
      return `${side?.name ?? ''} ${oddsOf(side?.odds ?? 0)}，${ENDS[winnerOf(handsOf(outcome))]}`;
    },
    roundName: ({ choice }) => sideOf(choice)?.name ?? '',
    onChoice(listener) {
      changed = listener;
    },
  };
}
