import { type Card, rankOf } from '../cards/cards.ts';
import { MOST_POINTS } from './blackjack.table.ts';

const TEN = 10;

/** Points of a hand: the sum with aces as one, and whether it has any. */
export type Points = { readonly hard: number; readonly hasAce: boolean };

/** Points of a card: its figure, and ten from ten up; one for an ace. */
export const cardValue = (card: Card): number => Math.min(rankOf(card) + 1, TEN);

export const NO_POINTS: Points = { hard: 0, hasAce: false };

export const withValue = ({ hard, hasAce }: Points, value: number): Points => ({
  hard: hard + value,
  hasAce: hasAce || value === 1,
});

export const pointsOf = (cards: readonly Card[]): Points =>
  cards.reduce((points, card) => withValue(points, cardValue(card)), NO_POINTS);

/** True if an ace counts eleven. */
export const isSoft = ({ hard, hasAce }: Points): boolean => hasAce && hard + TEN <= MOST_POINTS;

export const totalOf = (points: Points): number => (isSoft(points) ? points.hard + TEN : points.hard);

/** True for an ace with a card of ten points. */
export const isNatural = (cards: readonly Card[]): boolean =>
  cards.length === 2 && totalOf(pointsOf(cards)) === MOST_POINTS;
