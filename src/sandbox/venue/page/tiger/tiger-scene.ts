import type { OpenView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import { RANKS, rankOf } from '#sandbox/games/cards/cards.ts';
import { TIGER_ROWS, type TigerRow } from '#sandbox/games/tiger/tiger.table.ts';
import { type TigerCards, tigerOdds, winnerOf } from '#sandbox/games/tiger/tiger.ts';
import { isNetWin } from '../amount-text.ts';
import type { PricedBet } from '../cards/bets.ts';
import { createDuelScene } from '../cards/duel-scene.ts';
import { createDuelTable, type DuelTable } from '../cards/duel-table.ts';
import { pause, type Scene } from '../scene.ts';
import { TIGER_CLOTHS } from './tiger-look.table.ts';

/** Interval between the two cards: always the same, whatever the result. */
const CARD_MS = 600;
const HALF = 50;

const cardsOf = ({ outcome: [first = 0, second = 0] }: RoundView): TigerCards => [first, second];
const rankText = (card: number) => RANKS[rankOf(card)] ?? '';

const endOf = (row: TigerRow, round: RoundView) => {
  const winner = winnerOf(cardsOf(round), row.isAceHigh);
  return winner === 'tie' ? '和局' : `${row[winner]}胜`;
};

const pricedBets = (row: TigerRow): readonly PricedBet[] =>
  row.bets.map((bet, choice) => ({ name: bet.name, odds: bet.odds, choice, ...tigerOdds(bet, row) }));

const refundText = ({ first, second, tieRefund }: TigerRow) =>
  `和局时押${first}或${second}退回本金${tieRefund === HALF ? '的一半' : ''}。`;

function notesOf(row: TigerRow): readonly string[] {
  const suited = row.bets.some(({ kind }) => kind === 'suitedTie')
    ? ['同花和：两张牌的点数和花色都相同。']
    : [];
  return [refundText(row), ...suited, '每局重新洗牌，过去的结果不影响下一局。'];
}

const rulesOf = (row: TigerRow): readonly string[] => [
  `用 ${row.decks} 副牌，每局重新洗牌。${row.first}和${row.second}各发一张，点数大的一方胜。`,
  row.isAceHigh ? '2 最小，A 最大，不比花色。' : 'A 最小，K 最大，不比花色。',
  notesOf(row).slice(0, -1).join(''),
  '概率按每一对牌逐一算出，没有任何打法可以改变。',
  '结果在发牌前已由场馆决定并结算，断线不影响本局。',
];

/** Deals a round on the table. */
const dealing = (row: TigerRow, table: DuelTable) => async (round: RoundView, still: boolean) => {
  const cards = cardsOf(round);
  for (const [at, hand] of table.hands.entries()) {
    const card = cards[at] ?? 0;
    if (!still) await pause(CARD_MS);
    hand.show([card], rankText(card));
  }
  const winner = winnerOf(cards, row.isAceHigh);
  table.hands[0].win(winner === 'first');
  table.hands[1].win(winner === 'second');
  table.say(endOf(row, round), cards.map(rankText).join(' : '), isNetWin(round));
};

/** One card against another. */
export function createTigerScene(view: OpenView): Scene {
  const row = TIGER_ROWS.find(({ name }) => name === view.game.name);
  if (!row) throw new RangeError(`no such title: ${view.game.name}`);
  const table = createDuelTable({ left: row.first, right: row.second, places: 1 }, TIGER_CLOTHS[row.look]);
  return createDuelScene(view, {
    decks: row.decks,
    bets: pricedBets(row),
    facts: [row.isAceHigh ? 'A 最大' : 'A 最小'],
    notes: notesOf(row),
    rules: rulesOf(row),
    table,
    deal: dealing(row, table),
    endText: (round) => endOf(row, round),
  });
}
