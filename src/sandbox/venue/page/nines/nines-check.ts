import { NINES_SIDES, RANKS, SUITS } from '#sandbox/games/nines/nines.table.ts';
import { drawNines, ninesPays, totalOf, winnerOf } from '#sandbox/games/nines/nines.ts';
import type { Recompute } from '../scene.ts';

const cardText = (card: number) =>
  `${SUITS[Math.floor(card / RANKS.length)] ?? ''}${RANKS[card % RANKS.length] ?? ''}`;

/** Both hands, and the payout of each side. */
export const recomputedNines: Recompute = (_title, make) => {
  const hands = drawNines(make());
  const line = (name: string, cards: readonly number[]) =>
    `${name} ${totalOf(cards)} 点：${cards.map(cardText).join('　')}`;
  const pays = NINES_SIDES.map(({ name }, choice) => {
    const times = (ninesPays(winnerOf(hands), choice) / 100).toFixed(2);
    return `押${name} ×${times}`;
  });
  return [line('客队', hands.away), line('主队', hands.home), pays.join('，')];
};
