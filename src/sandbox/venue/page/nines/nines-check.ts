import { cardName } from '#sandbox/games/cards/cards.ts';
import { NINES_ROWS } from '#sandbox/games/nines/nines.table.ts';
import { betPays, dealOf, drawNines, totalOf } from '#sandbox/games/nines/nines.ts';
import { oddsText } from '../cards/bets.ts';
import type { Recompute } from '../scene.ts';

/** Both hands, and the payout of each bet. */
export const recomputedNines: Recompute = (title, make) => {
  const row = NINES_ROWS.find(({ name }) => name === title);
  if (!row) return [];
  const hands = drawNines(make(), row.decks);
  const line = (name: string, cards: readonly number[]) =>
    `${name} ${totalOf(cards)} 点：${cards.map(cardName).join('　')}`;
  const pays = row.bets.map((bet) => `押${bet.name} ×${oddsText(betPays(bet, dealOf(hands)))}`);
  return [line(row.away, hands.away), line(row.home, hands.home), pays.join('，')];
};
