import type { BlackjackOdds } from '#sandbox/games/blackjack/blackjack-odds.ts';
import { bestMove, handOf } from '#sandbox/games/blackjack/blackjack-odds.ts';
import { element } from '../controls/element.ts';
import { MOVE_NAMES } from './blackjack-texts.ts';

const ACE = 1;
const TEN = 10;
/** Points of the dealer's card, an ace last. */
const UPS = [2, 3, 4, 5, 6, 7, 8, 9, TEN, ACE] as const;

/** Two cards by their points, with their name. */
type Row = readonly [name: string, first: number, second: number];

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const valueText = (value: number) => (value === ACE ? 'A' : String(value));

/** Hard totals of two unequal cards. */
const HARD: readonly Row[] = range(5, 19).map((total): Row => {
  const first = total > TEN + 1 ? TEN : 2;
  return [String(total), first, total - first];
});
const SOFT: readonly Row[] = range(2, 9).map((other): Row => [`A ${other}`, ACE, other]);
const PAIRS: readonly Row[] = UPS.map(
  (value): Row => [`${valueText(value)} ${valueText(value)}`, value, value],
);

const SECTIONS = [
  { title: '点数', rows: HARD },
  { title: '含 A', rows: SOFT },
  { title: '对子', rows: PAIRS },
] as const;

const moveCell = (move: number) =>
  element('td', { class: `best best--${move}` }, (MOVE_NAMES[move] ?? '').slice(0, 1));

/** Best move of the first two cards against each card of the dealer. */
export function strategyTable(odds: BlackjackOdds): HTMLElement {
  const head = element(
    'tr',
    {},
    element('th', { scope: 'col' }, '庄家'),
    ...UPS.map((up) => element('th', { scope: 'col' }, valueText(up))),
  );
  const sections = SECTIONS.map(({ rows }) =>
    element(
      'tbody',
      {},
      ...rows.map(([name, first, second]) =>
        element(
          'tr',
          {},
          element('th', { scope: 'row' }, name),
          ...UPS.map((up) => moveCell(bestMove(odds, handOf(first, second), up))),
        ),
      ),
    ),
  );
  return element(
    'div',
    {},
    element('h2', {}, '最佳打法', element('small', {}, '前两张')),
    element('table', { class: 'plan' }, element('thead', {}, head), ...sections),
    element('p', { class: 'fair' }, '要＝要牌，停＝停牌，加＝加倍，分＝分牌。按平均净输赢逐一算出。'),
  );
}
