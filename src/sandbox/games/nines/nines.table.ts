/** The rules of the card game as data: eight decks, shuffled for every round. Cards count their figure, ten and above nothing. */

export const DECKS = 8;
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export const SUITS = ['黑桃', '红心', '方块', '梅花'] as const;
export const DECK_CARDS = RANKS.length * SUITS.length;

/** Selections of the game. `odds` are hundredths of the stake, including the stake. */
export const NINES_SIDES = [
  { key: 'home', name: '主队', odds: 195 },
  { key: 'tie', name: '平', odds: 900 },
  { key: 'away', name: '客队', odds: 200 },
] as const;

export type NinesSide = (typeof NINES_SIDES)[number]['key'];

/** Highest points at which a hand takes a third card; with eight or nine in either hand neither does. */
export const DRAW_MAX_POINTS = 5;
export const NATURAL = 8;

/** Highest points of home’s first two cards at which it takes a third, by the points of away’s third card. */
export const HOME_DRAW_MAX_POINTS: readonly number[] = [3, 3, 4, 4, 5, 5, 6, 6, 2, 3];
