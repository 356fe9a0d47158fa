import type { Card } from '../cards/cards.ts';
import { betPays, dealOf, drawNines, type NinesHands } from '../nines/nines.ts';
import { ninesOdds } from '../nines/nines-odds.ts';
import type { StudioGame } from './spots.ts';
import type { BaccaratRow } from './studio.table.ts';

/** Place of a third card that is not drawn. */
export const NO_CARD = -1;

/** Cards in the order of the deal: player, banker, player, banker, then the third cards. */
const inOrder = ({ away, home }: NinesHands): readonly number[] => [
  away[0] ?? NO_CARD,
  home[0] ?? NO_CARD,
  away[1] ?? NO_CARD,
  home[1] ?? NO_CARD,
  away[2] ?? NO_CARD,
  home[2] ?? NO_CARD,
];

/** Hands of a result, also of the first part of one. */
export function handsIn(result: readonly number[]): NinesHands {
  const side = (first: number): readonly Card[] =>
    result.filter((card, at) => at % 2 === first && card !== NO_CARD);
  return { away: side(0), home: side(1) };
}

export function baccaratGame({ decks, bets }: Pick<BaccaratRow, 'decks' | 'bets'>): StudioGame {
  const odds = ninesOdds({ decks, bets });
  return {
    spots: bets.map((bet, choice) => ({ ...(odds[choice] ?? { chance: 0, back: 0 }), ...bet })),
    draw: (draws) => inOrder(drawNines(draws, decks)),
    pays(choice, result) {
      const bet = bets[choice];
      return bet ? betPays(bet, dealOf(handsIn(result))) : 0;
    },
  };
}
