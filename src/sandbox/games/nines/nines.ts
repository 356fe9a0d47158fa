import type { Draws } from '../chance/draws.ts';
import {
  DECK_CARDS,
  DECKS,
  DRAW_MAX_POINTS,
  HOME_DRAW_MAX_POINTS,
  NATURAL,
  NINES_SIDES,
  type NinesSide,
  RANKS,
} from './nines.table.ts';

const CARDS = DECKS * DECK_CARDS;
const HUNDRED = 100;

/** A card by its number: 13 of each suit, aces first. */
export type Card = number;
export type NinesHands = { readonly away: readonly Card[]; readonly home: readonly Card[] };

/** Points of a card: its rank, and zero from ten up. */
export const pointsOf = (card: Card): number => {
  const figure = (card % RANKS.length) + 1;
  return figure > 9 ? 0 : figure;
};

/** The last digit of what the cards count together. */
export const totalOf = (hand: readonly Card[]): number =>
  hand.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** Reports whether home takes a third card. `third` is away’s, in points; null where away took none. */
export const homeDraws = (total: number, third: number | null): boolean =>
  total <= (third === null ? DRAW_MAX_POINTS : (HOME_DRAW_MAX_POINTS[third] ?? 0));

/** Deals by the rules from cards that come one after another. */
export function dealNines(next: () => Card): NinesHands {
  const [first, second, third, fourth] = [next(), next(), next(), next()];
  const [away, home] = [
    [first, third],
    [second, fourth],
  ];
  if (totalOf(away) >= NATURAL || totalOf(home) >= NATURAL) return { away, home };
  const awayThird = totalOf(away) <= DRAW_MAX_POINTS ? next() : null;
  const fullAway = awayThird === null ? away : [...away, awayThird];
  const isHomeDrawing = homeDraws(totalOf(home), awayThird === null ? null : pointsOf(awayThird));
  return { away: fullAway, home: isHomeDrawing ? [...home, next()] : home };
}

/** Draws a round from eight decks: every card that is left is as likely as the others. */
export function drawNines({ below }: Draws): NinesHands {
  const moved = new Map<number, number>();
  let remaining = CARDS;
  return dealNines(() => {
    const at = below(remaining);
    remaining -= 1;
    const cardIndex = moved.get(at) ?? at;
    // The last card replaces the drawn one, so that it cannot be drawn again.
    moved.set(at, moved.get(remaining) ?? remaining);
    return cardIndex % DECK_CARDS;
  });
}

/** Returns the side with more points. */
export function winnerOf({ away, home }: NinesHands): NinesSide {
  const lead = totalOf(home) - totalOf(away);
  if (lead === 0) return 'tie';
  return lead > 0 ? 'home' : 'away';
}

/** Hundredths of the stake that a round pays; a tie refunds the stakes on either side. */
export function ninesPays(winner: NinesSide, choice: number): number {
  const side = NINES_SIDES[choice];
  if (side?.key === winner) return side.odds;
  return winner === 'tie' ? HUNDRED : 0;
}

/** Flattens both hands into the stored list of a round: number of away cards, the cards, then those of home. */
export const cardsOf = ({ away, home }: NinesHands): readonly number[] => [away.length, ...away, ...home];

/** Restores the hands of a stored round. */
export function handsOf([count = 0, ...cards]: readonly number[]): NinesHands {
  return { away: cards.slice(0, count), home: cards.slice(count) };
}
