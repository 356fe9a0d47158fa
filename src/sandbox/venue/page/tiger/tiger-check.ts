import { cardName } from '#sandbox/games/cards/cards.ts';
import { TIGER_ROWS } from '#sandbox/games/tiger/tiger.table.ts';
import { drawTiger, tigerPays } from '#sandbox/games/tiger/tiger.ts';
import { oddsText } from '../cards/bets.ts';
import type { Recompute } from '../scene.ts';

/** Both cards, and the payout of each bet. */
export const recomputedTiger: Recompute = (title, make) => {
  const row = TIGER_ROWS.find(({ name }) => name === title);
  if (!row) return [];
  const cards = drawTiger(make(), row.decks);
  const [first, second] = cards;
  const pays = row.bets.map((bet) => `押${bet.name} ×${oddsText(tigerPays(bet, cards, row))}`);
  return [`${row.first} ${cardName(first)}`, `${row.second} ${cardName(second)}`, pays.join('，')];
};
