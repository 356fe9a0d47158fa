import type { Title } from '#sandbox/games/engine.ts';
import { BLACKJACK_ROWS, type BlackjackRow, DEALER_STANDS, STAND } from './blackjack.table.ts';
import { handState, playBlackjack, tableOf } from './blackjack.ts';
import { bestMove, createBlackjackOdds } from './blackjack-odds.ts';
import { cardValue } from './points.ts';

/** Cards up to 21 against a dealer. The outcome is the table by `tableOf`; its return is that of the best moves. */
function titleOf({ rules, look, ...facts }: BlackjackRow): Title {
  const odds = createBlackjackOdds(rules);
  return {
    ...facts,
    engine: 'blackjack',
    exactReturns: () => [odds.best()],
    strategy({ outcome }) {
      const { active, dealer, hands } = tableOf(outcome);
      const hand = hands[active];
      const [up = 0] = dealer;
      return hand ? bestMove(odds, handState(hand, hands), cardValue(up)) : STAND;
    },
    rules: {
      choices: 1,
      cycleMs: 3_000,
      facts: { ...rules, dealerStands: DEALER_STANDS, natural: '3:2', cards: 'each of 52 alike' },
      play: (draws, input) => playBlackjack(rules, draws, input),
    },
  };
}

export const BLACKJACK_TITLES: readonly Title[] = BLACKJACK_ROWS.map(titleOf);
