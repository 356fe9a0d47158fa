import { ended, type Title } from '#sandbox/games/engine.ts';
import { DRAW_MAX_POINTS, HOME_DRAW_MAX_POINTS, NATURAL, NINES_ROWS, type NinesRow } from './nines.table.ts';
import { betPays, cardsOf, dealOf, drawNines } from './nines.ts';
import { ninesOdds } from './nines-odds.ts';

const HUNDRED = 100n;

/** Two hands closest to nine. The outcome is the cards by `cardsOf`. */
const titleOf = ({ decks, bets, home, away, look, ...facts }: NinesRow): Title => ({
  ...facts,
  engine: 'nines',
  exactReturns: () => ninesOdds({ bets, decks }).map(({ back }) => back),
  rules: {
    choices: bets.length,
    cycleMs: 5_000,
    facts: {
      decks,
      bets,
      takes: DRAW_MAX_POINTS,
      natural: NATURAL,
      home: HOME_DRAW_MAX_POINTS,
    },
    play(draws, input) {
      const hands = drawNines(draws, decks);
      const bet = bets[input.choice];
      const pays = bet ? betPays(bet, dealOf(hands)) : 0;
      return ended(cardsOf(hands), (input.stake * BigInt(pays)) / HUNDRED, input);
    },
  },
});

export const NINES_TITLES: readonly Title[] = NINES_ROWS.map(titleOf);
