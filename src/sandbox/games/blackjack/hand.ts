import { type BlackjackRules, DOUBLE, HIT, MOST_POINTS, SPLIT, STAND } from './blackjack.table.ts';
import { type Points, totalOf } from './points.ts';

const NINE = 9;
const ELEVEN = 11;

/** Facts of a hand on which its moves depend. */
export type HandState = Points & {
  readonly cards: number;
  /** One of two hands of a split. */
  readonly isSplit: boolean;
  /** Points of each of two equal cards; null for others. */
  readonly pair: number | null;
};

function mayDouble({ doubles, doublesSplit }: BlackjackRules, hand: HandState): boolean {
  if (hand.isSplit && !doublesSplit) return false;
  if (doubles === 'any') return true;
  if (hand.cards !== 2) return false;
  const total = totalOf(hand);
  return doubles === 'two' || (total >= NINE && total <= ELEVEN);
}

/** True if a hand wins at once by its number of cards. */
export const isCharlie = ({ charlie }: BlackjackRules, { cards, ...points }: HandState): boolean =>
  charlie !== null && cards >= charlie && totalOf(points) <= MOST_POINTS;

/** Moves of a hand; none where it takes no more cards. */
export function movesOf(rules: BlackjackRules, hand: HandState): readonly number[] {
  if (totalOf(hand) >= MOST_POINTS || isCharlie(rules, hand)) return [];
  return [
    HIT,
    STAND,
    ...(mayDouble(rules, hand) ? [DOUBLE] : []),
    ...(hand.pair !== null && !hand.isSplit ? [SPLIT] : []),
  ];
}
