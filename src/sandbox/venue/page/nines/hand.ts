import { NATURAL, RANKS, SUITS } from '#sandbox/games/nines/nines.table.ts';
import { pointsOf, totalOf } from '#sandbox/games/nines/nines.ts';
import { drawing, element } from '../controls/element.ts';

const DARK = '#16241F';
const BLUE = '#1F5FA8';

/** Spades, hearts, diamonds, clubs on a field of 100 × 100. Red is never used for a loss or a win, nor here. */
const SHAPES = [
  {
    colour: DARK,
    path: 'M50 14C64 34 88 46 88 66c0 18-22 24-33 9 0 11 5 17 11 21H34c6-4 11-10 11-21-11 15-33 9-33-9 0-20 24-32 38-52Z',
  },
  { colour: BLUE, path: 'M50 92C26 72 10 56 10 38a21 21 0 0 1 40-9 21 21 0 0 1 40 9c0 18-16 34-40 54Z' },
  { colour: BLUE, path: 'M50 8 86 50 50 92 14 50Z' },
  {
    colour: DARK,
    path: 'M50 12a21 21 0 0 1 18 31 21 21 0 1 1-13 36c0 8 5 13 11 17H34c6-4 11-9 11-17a21 21 0 1 1-13-36A21 21 0 0 1 50 12Z',
  },
] as const;

/** A card, face up; its name is read aloud. */
function cardArt(card: number): Element {
  const suit = Math.floor(card / RANKS.length);
  const rank = RANKS[card % RANKS.length] ?? '';
  const shape = SHAPES[suit];
  if (!shape) return element('span');
  const { colour, path } = shape;
  const face = `<rect x="1" y="1" width="98" height="138" rx="9" fill="#FDFEFD" stroke="#C8D3CE" stroke-width="1.5"/><text x="19" y="33" font-size="28" font-weight="600" text-anchor="middle" fill="${colour}">${rank}</text><path transform="translate(10 38) scale(.18)" fill="${colour}" d="${path}"/><path transform="translate(26 48) scale(.58)" fill="${colour}" d="${path}"/>`;
  const names = { role: 'img', 'aria-label': `${SUITS[suit] ?? ''} ${rank}` };
  return drawing('svg', { viewBox: '0 0 100 140', class: 'card', ...names }, face);
}

const CARD_SLOTS = 3;

/** The cards of one side with what they come to. */
export type Hand = {
  readonly container: HTMLElement;
  /** Shows the given number of cards. */
  show(cards: readonly number[]): void;
  win(isWinner: boolean): void;
  /** Shows how the hand got its cards. */
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
  const caption = element('small', {}, '');
  const container = element(
    'div',
    { class: 'hand' },
    element('div', { class: 'hand__name' }, name, total),
    row,
    caption,
  );
  const empty = () => element('span', { class: 'card card--place' });
  const hand: Hand = {
    container,
    show(cards) {
      const emptySlots = Math.max(0, Math.min(CARD_SLOTS, 2) - cards.length);
      row.replaceChildren(...cards.map(cardArt), ...Array.from({ length: emptySlots }, empty));
      total.textContent = cards.length === 0 ? '' : String(totalOf(cards));
      if (cards.length === 0) caption.textContent = '';
    },
    win: (isWinner) => container.classList.toggle('hand--win', isWinner),
    note: (cards) => {
      caption.textContent = noteOf(cards);
    },
  };
  hand.show([]);
  return hand;
}
