import { type Card, cardName, RANKS, rankOf, suitOf } from '#sandbox/games/cards/cards.ts';
import { drawing, element } from '../controls/element.ts';

const DARK = '#16241F';
const BLUE = '#1F5FA8';
const VIEW = '0 0 100 140';

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

const BACK =
  '<rect x="1" y="1" width="98" height="138" rx="9" fill="#07392C" stroke="#0F5A44" stroke-width="1.5"/><g fill="none" stroke="#2FD199" stroke-opacity=".5" stroke-width="2.5"><rect x="10" y="10" width="80" height="120" rx="5"/><path d="M10 70h80M10 30a20 20 0 0 0 20-20M90 30a20 20 0 0 1-20-20M10 110a20 20 0 0 1 20 20M90 110a20 20 0 0 0-20 20"/><circle cx="50" cy="70" r="17"/></g><circle cx="50" cy="70" r="3" fill="#2FD199"/>';

/** A card, face up; its name is read aloud. */
export function cardArt(card: Card): Element {
  const shape = SHAPES[suitOf(card)];
  if (!shape) return element('span');
  const { colour, path } = shape;
  const face = `<rect x="1" y="1" width="98" height="138" rx="9" fill="#FDFEFD" stroke="#C8D3CE" stroke-width="1.5"/><text x="19" y="33" font-size="28" font-weight="600" text-anchor="middle" fill="${colour}">${RANKS[rankOf(card)] ?? ''}</text><path transform="translate(10 38) scale(.18)" fill="${colour}" d="${path}"/><path transform="translate(26 48) scale(.58)" fill="${colour}" d="${path}"/>`;
  return drawing('svg', { viewBox: VIEW, class: 'card', role: 'img', 'aria-label': cardName(card) }, face);
}

/** A card, face down. */
export const cardBack = (): Element =>
  drawing('svg', { viewBox: VIEW, class: 'card', role: 'img', 'aria-label': '暗牌' }, BACK);
