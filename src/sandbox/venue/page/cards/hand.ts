import type { Card } from '#sandbox/games/cards/cards.ts';
import { element } from '../controls/element.ts';
import { cardArt, cardBack } from './card-art.ts';

/** The cards of one side with their points. */
export type Hand = {
  readonly container: HTMLElement;
  /** Shows cards, null for one that lies face down, and what they come to. */
  show(cards: readonly (Card | null)[], points: string): void;
  win(isWinner: boolean): void;
  /** Shows a line under the cards. */
  note(text: string): void;
};

/** @param places places of cards that are marked while empty */
export function createHand(name: string, places: number): Hand {
  const total = element('b', {});
  const row = element('div', { class: 'hand__cards' });
  const caption = element('small', {});
  const heading = element('div', { class: 'hand__name' }, name, total);
  let shown: readonly (Card | null)[] = [];
  const place = () => element('span', { class: 'card card--place' });
  const art = (card: Card | null) => (card === null ? cardBack() : cardArt(card));
  const names = { class: 'hand', role: 'group', 'aria-label': name };
  const container = element('div', names, heading, row, caption);
  const hand: Hand = {
    container,
    show(cards, points) {
      const kept = cards.findIndex((card, at) => card !== shown[at]);
      const from = kept < 0 ? Math.min(cards.length, shown.length) : kept;
      // Cards that lie already stay the same elements, so that only a new one moves.
      for (const old of [...row.children].slice(from)) old.remove();
      row.append(...cards.slice(from).map(art));
      row.append(...Array.from({ length: Math.max(0, places - cards.length) }, place));
      shown = cards;
      total.textContent = points;
      total.hidden = points === '';
    },
    win: (isWinner) => container.classList.toggle('hand--win', isWinner),
    note(text) {
      caption.textContent = text;
    },
  };
  hand.show([], '');
  return hand;
}
