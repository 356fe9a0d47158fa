import { NATURAL } from '#sandbox/games/nines/nines.table.ts';
import { pointsOf, totalOf } from '#sandbox/games/nines/nines.ts';
import { element } from '../element.ts';
import { cardArt } from './card-art.ts';

const PLACES = 3;

/** The cards of one side with what they come to. */
export type Hand = {
  readonly place: HTMLElement;
  /** Shows so many of the cards. */
  show(cards: readonly number[]): void;
  win(isWinner: boolean): void;
  /** How the hand came to its cards. */
  note(cards: readonly number[]): void;
};

function noteOf(cards: readonly number[]): string {
  const third = cards[2];
  if (third !== undefined) return `补牌 ${pointsOf(third)} 点`;
  return totalOf(cards) >= NATURAL ? '例牌，不补牌' : '不补牌';
}

export function createHand(name: string): Hand {
  const total = element('b', {}, '');
  const row = element('div', { class: 'hand__cards' });
  const words = element('small', {}, '');
  const place = element(
    'div',
    { class: 'hand' },
    element('div', { class: 'hand__name' }, name, total),
    row,
    words,
  );
  const empty = () => element('span', { class: 'card card--place' });
  const hand: Hand = {
    place,
    show(cards) {
      const places = Math.max(0, Math.min(PLACES, 2) - cards.length);
      row.replaceChildren(...cards.map(cardArt), ...Array.from({ length: places }, empty));
      total.textContent = cards.length === 0 ? '' : String(totalOf(cards));
      if (cards.length === 0) words.textContent = '';
    },
    win: (isWinner) => place.classList.toggle('hand--win', isWinner),
    note: (cards) => {
      words.textContent = noteOf(cards);
    },
  };
  hand.show([]);
  return hand;
}
