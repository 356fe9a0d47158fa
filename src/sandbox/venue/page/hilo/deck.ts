import type { HiloLook } from '#sandbox/games/hilo/hilo.table.ts';
import { element } from '../controls/element.ts';
import { symbolDrawing } from '../symbols/symbol-art.ts';

/** Number of earlier cards that stay in sight. */
const EARLIER = 5;

/** The turned cards: the last one large, those before it small. */
export type Deck = {
  readonly table: HTMLElement;
  /** @param mark how the last guess ended, if it ended the round @param still without movement */
  show(cards: readonly number[], mark: 'wrong' | null, still: boolean): void;
};

export function createDeck({ subject, palette, names }: HiloLook): Deck {
  const earlier = element('ol', { class: 'earlier', 'aria-label': '翻过的牌' });
  const place = element('div', { class: 'place' });
  const table = element('div', { class: 'cards' }, earlier, place);
  const cardOf = (card: number) => {
    const name = names[card] ?? '';
    const picture = symbolDrawing({ name, art: { kind: 'subject', subject, palette } }, false);
    // A level that is as high on the card as the rank.
    const level = element('span', { class: 'card__level', 'aria-hidden': 'true' });
    level.style.height = `${((card + 1) / names.length) * 100}%`;
    return element('span', { class: 'hcard' }, level, picture, element('b', {}, name));
  };
  const back = () =>
    element(
      'span',
      { class: 'hcard hcard--back' },
      symbolDrawing({ name: '', art: { kind: 'subject', subject, palette } }, false),
    );
  return {
    table,
    show(cards, mark, still) {
      const last = cards.at(-1);
      const before = cards.slice(0, -1).slice(-EARLIER);
      earlier.replaceChildren(
        ...Array.from({ length: EARLIER - before.length }, () => element('li', { class: 'empty' })),
        ...before.map((card) => element('li', {}, cardOf(card))),
      );
      const card = last === undefined ? back() : cardOf(last);
      card.classList.toggle('hcard--turns', !still && last !== undefined);
      card.classList.toggle('hcard--wrong', mark === 'wrong');
      place.replaceChildren(card);
    },
  };
}
