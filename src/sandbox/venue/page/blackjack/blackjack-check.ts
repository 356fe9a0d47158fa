import { BLACKJACK_ROWS } from '#sandbox/games/blackjack/blackjack.table.ts';
import { cardName, DECK_CARDS } from '#sandbox/games/cards/cards.ts';
import type { Recompute } from '../scene.ts';

const SHOWN = 16;

/** The cards in the order of drawing: which of them were dealt depends on the moves. */
export const recomputedBlackjack: Recompute = (title, make) => {
  const row = BLACKJACK_ROWS.find(({ name }) => name === title);
  if (!row) return [];
  const { below } = make();
  const cards = Array.from({ length: SHOWN }, () => cardName(below(DECK_CARDS)));
  const hole = row.rules.peeks ? '，第 4 张是庄家的暗牌' : '';
  return [
    `第 1、3 张发给你，第 2 张是庄家的明牌${hole}，其余按要牌的先后发出。`,
    `牌序：${cards.join('　')}`,
  ];
};
