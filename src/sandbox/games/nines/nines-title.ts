import { ended, type Title } from '#sandbox/games/engine.ts';
import { DECKS, DRAW_MAX_POINTS, HOME_DRAW_MAX_POINTS, NATURAL, NINES_SIDES } from './nines.table.ts';
import { cardsOf, drawNines, ninesPays, winnerOf } from './nines.ts';
import { ninesReturn, ninesWays } from './nines-odds.ts';

const HUNDRED = 100n;

/** 主客九点: home against away, eight decks. The outcome is the cards by `cardsOf`. */
export const NINES_TITLES: readonly Title[] = [
  {
    name: '主客九点',
    venue: 'chime',
    brand: '风铃',
    category: 'table',
    isNew: true,
    engine: 'nines',
    exactReturns() {
      const ways = ninesWays();
      return NINES_SIDES.map((_, side) => ninesReturn(ways, side));
    },
    rules: {
      choices: NINES_SIDES.length,
      cycleMs: 5_000,
      facts: {
        decks: DECKS,
        sides: NINES_SIDES,
        takes: DRAW_MAX_POINTS,
        natural: NATURAL,
        home: HOME_DRAW_MAX_POINTS,
      },
      play(draws, input) {
        const hands = drawNines(draws);
        const payout = (input.stake * BigInt(ninesPays(winnerOf(hands), input.choice))) / HUNDRED;
        return ended(cardsOf(hands), payout, input);
      },
    },
  },
];
