import { expect, test } from 'vitest';
import { createPile, createShoe, DECK_CARDS } from './cards.ts';

const DECKS = 6;

test('a pile contains every item once', () => {
  const next = createPile({ below: (n) => Math.floor(n / 2) }, DECK_CARDS);
  const drawn = new Set(Array.from({ length: DECK_CARDS }, next));
  expect(drawn.size).toBe(DECK_CARDS);
});

test('a shoe contains each card once a deck', () => {
  const next = createShoe({ below: (n) => n - 1 }, DECKS);
  const counts = new Map<number, number>();
  for (let at = 0; at < DECKS * DECK_CARDS; at += 1) {
    const card = next();
    counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  expect([...counts.values()]).toEqual(Array.from({ length: DECK_CARDS }, () => DECKS));
});
