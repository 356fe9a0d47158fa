import type { TitleFacts } from '../engine.ts';

/** Moves of a hand, by their numbers. */
export const HIT = 0;
export const STAND = 1;
export const DOUBLE = 2;
export const SPLIT = 3;

/** Highest points of a hand that is not bust; with them it takes no more cards. */
export const MOST_POINTS = 21;
/** Points at which the dealer takes no more cards, also where an ace counts eleven. */
export const DEALER_STANDS = 17;

/** Rules that titles differ in. */
export type BlackjackRules = {
  /** Hands that may be doubled: any two cards, two cards of nine to eleven points, or any number of cards. */
  readonly doubles: 'two' | 'nineToEleven' | 'any';
  readonly doublesSplit: boolean;
  /** Number of cards with which a hand that is not bust wins at once; null where none does. */
  readonly charlie: number | null;
  /**
   * The dealer's second card is drawn before the moves, and ends the round if it makes a natural. Else it is drawn after
   * them, and a natural of the dealer also takes what was doubled and split.
   */
  readonly peeks: boolean;
};

export type BlackjackRow = TitleFacts & {
  readonly rules: BlackjackRules;
  /** Cloth of the table. */
  readonly look: 'arc' | 'summit' | 'harbour';
};

export const BLACKJACK_ROWS: readonly BlackjackRow[] = [
  {
    name: '二十一点',
    venue: 'chime',
    brand: '半岛数娱',
    category: 'table',
    rules: { doubles: 'two', doublesSplit: true, charlie: null, peeks: true },
    look: 'arc',
  },
  {
    name: '登峰',
    venue: 'chime',
    brand: '风铃',
    category: 'table',
    isNew: true,
    rules: { doubles: 'nineToEleven', doublesSplit: false, charlie: 6, peeks: true },
    look: 'summit',
  },
  {
    name: '抛锚码头',
    venue: 'chime',
    brand: '半岛数娱',
    category: 'table',
    rules: { doubles: 'any', doublesSplit: true, charlie: null, peeks: false },
    look: 'harbour',
  },
];
