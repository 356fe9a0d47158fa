import type { Draws } from '../chance/draws.ts';

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export const SUITS = ['黑桃', '红心', '方块', '梅花'] as const;
export const DECK_CARDS = RANKS.length * SUITS.length;

/** A card by its number: 13 of each suit, aces first. */
export type Card = number;

/** Index of a card's rank: 0 for an ace, 12 for a king. */
export const rankOf = (card: Card): number => card % RANKS.length;

export const suitOf = (card: Card): number => Math.floor(card / RANKS.length);

/** Name of a card, as it is read aloud. */
export const cardName = (card: Card): string => `${SUITS[suitOf(card)] ?? ''} ${RANKS[rankOf(card)] ?? ''}`;

/** Draws from a shuffled pile without replacement: every item that is left is as likely as the others. */
export function createPile({ below }: Draws, size: number): () => number {
  const moved = new Map<number, number>();
  let remaining = size;
  return () => {
    const at = below(remaining);
    remaining -= 1;
    const item = moved.get(at) ?? at;
    // The last item replaces the drawn one, so that it cannot be drawn again.
    moved.set(at, moved.get(remaining) ?? remaining);
    return item;
  };
}

/** Draws cards from a number of decks shuffled together. */
export function createShoe(draws: Draws, decks: number): () => Card {
  const next = createPile(draws, decks * DECK_CARDS);
  return () => next() % DECK_CARDS;
}
