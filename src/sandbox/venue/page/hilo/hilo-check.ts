import { HILO_ROWS } from '#sandbox/games/hilo/hilo.table.ts';
import { followHilo, HILO_MOVES, rankAt } from '#sandbox/games/hilo/hilo.ts';
import type { Recompute } from '../scene.ts';

/** The order of the cards, as far as any round can turn them. */
export const recomputedHilo: Recompute = (title, make) => {
  const row = HILO_ROWS.find(({ name }) => name === title);
  if (!row) return [];
  const { rules, look } = row;
  const { below } = make();
  const moves = Array.from({ length: rules.guesses + rules.skips }, () => HILO_MOVES.skip);
  const { cards } = followHilo(rules, (counts) => rankAt(counts, below), moves);
  return [`依次翻出：${cards.map((card) => look.names[card] ?? '').join('、')}`];
};
