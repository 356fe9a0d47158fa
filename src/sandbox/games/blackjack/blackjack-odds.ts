import {
  type BlackjackRules,
  DEALER_STANDS,
  DOUBLE,
  HIT,
  MOST_POINTS,
  SPLIT,
  STAND,
} from './blackjack.table.ts';
import { type HandState, isCharlie, movesOf } from './hand.ts';
import { NO_POINTS, type Points, totalOf, withValue } from './points.ts';

const TEN = 10;
const RANKS = 13;
const TEN_RANKS = 4;
const NATURAL_PAYS = 1.5;
/** Points of cards, an ace first. */
const VALUES: readonly number[] = Array.from({ length: TEN }, (_, at) => at + 1);
const chanceOf = (value: number) => (value === TEN ? TEN_RANKS : 1) / RANKS;

const meanOver = (of: (value: number) => number) =>
  VALUES.reduce((sum, value) => sum + chanceOf(value) * of(value), 0);

const isNaturalOf = (first: number, second: number) => first + second === TEN + 1 && first * second === TEN;

/** Chances of the dealer's ends: by points from 17, bust, and a natural that was not seen before the moves. */
type DealerEnds = { readonly points: ReadonlyMap<number, number>; readonly natural: number };

/** Chance that a second card makes a natural of the dealer's first one. */
const naturalChance = (up: number) => meanOver((value) => (isNaturalOf(up, value) ? 1 : 0));

function dealerEnds(up: number, { peeks }: BlackjackRules): DealerEnds {
  const points = new Map<number, number>();
  const draw = (held: Points, chance: number) => {
    const total = totalOf(held);
    if (total >= DEALER_STANDS) points.set(total, (points.get(total) ?? 0) + chance);
    else for (const value of VALUES) draw(withValue(held, value), chance * chanceOf(value));
  };
  const natural = naturalChance(up);
  // A dealer who looked has no natural: the other second cards share its chance.
  const share = peeks ? 1 / (1 - natural) : 1;
  const start = withValue(NO_POINTS, up);
  for (const value of VALUES)
    if (!isNaturalOf(up, value)) draw(withValue(start, value), chanceOf(value) * share);
  return { points, natural: peeks ? 0 : natural };
}

const standValue = ({ points, natural }: DealerEnds, total: number): number =>
  [...points].reduce((sum, [against, chance]) => {
    if (against === total) return sum;
    return sum + (against > MOST_POINTS || against < total ? chance : -chance);
  }, -natural);

/** A move with its mean net result, as a part of the hand's first stake. */
export type MoveValue = { readonly move: number; readonly value: number };

/** Exact values of the moves of a title. */
export type BlackjackOdds = {
  /** Moves of a hand against the points of the dealer's card, the best first. */
  movesOf(hand: HandState, up: number): readonly MoveValue[];
  /** The exact return of the best moves, as a part of 1. */
  best(): number;
};

const afterHit = (hand: HandState, value: number): HandState => ({
  ...withValue(hand, value),
  cards: hand.cards + 1,
  isSplit: hand.isSplit,
  pair: null,
});

/** A hand of two cards by their points. */
export const handOf = (first: number, second: number, isSplit = false): HandState => ({
  ...withValue(withValue(NO_POINTS, first), second),
  cards: 2,
  isSplit,
  pair: first === second ? first : null,
});

/** Values of the moves against one card of the dealer, by recursion over the cards that may follow. */
function createValues(rules: BlackjackRules, up: number) {
  const ends = dealerEnds(up, rules);
  const known = new Map<string, readonly MoveValue[]>();
  const stand = (hand: Points) => (totalOf(hand) > MOST_POINTS ? -1 : standValue(ends, totalOf(hand)));
  const best = (hand: HandState): number => {
    if (isCharlie(rules, hand)) return 1;
    return movesFor(hand)[0]?.value ?? stand(hand);
  };
  const split = (value: number) =>
    2 * meanOver((drawn) => (value === 1 ? stand : best)(handOf(value, drawn, true)));
  const moveValue = (hand: HandState, move: number): number => {
    if (move === HIT) return meanOver((value) => best(afterHit(hand, value)));
    if (move === DOUBLE) return 2 * meanOver((value) => stand(afterHit(hand, value)));
    if (move === SPLIT) return split(hand.pair ?? 0);
    return stand(hand);
  };
  const movesFor = (hand: HandState): readonly MoveValue[] => {
    const key = [hand.hard, hand.hasAce, hand.cards, hand.isSplit, hand.pair].join();
    const moves =
      known.get(key) ??
      movesOf(rules, hand)
        .map((move) => ({ move, value: moveValue(hand, move) }))
        .sort((a, b) => b.value - a.value);
    known.set(key, moves);
    return moves;
  };
  return { movesFor, best };
}

/** Values of a round before its moves, by the dealer's first card. */
function roundValue(
  { peeks }: BlackjackRules,
  up: number,
  { best }: ReturnType<typeof createValues>,
): number {
  const natural = naturalChance(up);
  return meanOver((first) =>
    meanOver((second) => {
      if (isNaturalOf(first, second)) return NATURAL_PAYS * (1 - natural);
      const value = best(handOf(first, second));
      return peeks ? (1 - natural) * value - natural : value;
    }),
  );
}

export function createBlackjackOdds(rules: BlackjackRules): BlackjackOdds {
  const byUp = new Map<number, ReturnType<typeof createValues>>();
  const against = (up: number) => {
    const values = byUp.get(up) ?? createValues(rules, up);
    byUp.set(up, values);
    return values;
  };
  return {
    movesOf: (hand, up) => against(up).movesFor(hand),
    best: () => 1 + meanOver((up) => roundValue(rules, up, against(up))),
  };
}

/** Best move of a hand; standing where there is none. */
export const bestMove = (odds: BlackjackOdds, hand: HandState, up: number): number =>
  odds.movesOf(hand, up)[0]?.move ?? STAND;
