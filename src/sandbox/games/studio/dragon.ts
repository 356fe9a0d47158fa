import type { TigerCards } from '../tiger/tiger.ts';
import { drawTiger, tigerOdds, tigerPays } from '../tiger/tiger.ts';
import type { StudioGame } from './spots.ts';
import type { DragonRow } from './studio.table.ts';

const cardsIn = ([first = 0, second = 0]: readonly number[]): TigerCards => [first, second];

/** One card against another. */
export const dragonGame = (row: DragonRow): StudioGame => ({
  spots: row.bets.map((bet) => ({ ...tigerOdds(bet, row), ...bet })),
  draw: (draws) => drawTiger(draws, row.decks),
  pays(choice, result) {
    const bet = row.bets[choice];
    return bet ? tigerPays(bet, cardsIn(result), row) : 0;
  },
});
