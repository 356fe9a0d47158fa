import { type Card, DECK_CARDS } from '../cards/cards.ts';
import type { Draws } from '../chance/draws.ts';
import type { RoundInput, Stage } from '../engine.ts';
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
import { cardValue, isNatural, pointsOf, totalOf } from './points.ts';

/** Returns of a hand in halves of its stake: a natural pays 3 : 2. */
export const HALVES = { lost: 0, pushed: 2, won: 4, natural: 5 } as const;
const NO_HAND = -1;

export type BlackjackHand = { readonly cards: readonly Card[]; readonly isDoubled: boolean };

/** Visible cards of a round. `active` is the index of the hand to move; -1 once the round has ended. */
export type BlackjackTable = {
  readonly active: number;
  readonly dealer: readonly Card[];
  readonly hands: readonly BlackjackHand[];
};

type PlayedHand = BlackjackHand & { readonly isDone: boolean };

/** Facts of a hand on the table. */
export function handState(hand: BlackjackHand, hands: readonly BlackjackHand[]): HandState {
  const [first = 0, second = 0] = hand.cards;
  const isPair = hand.cards.length === 2 && cardValue(first) === cardValue(second);
  return {
    ...pointsOf(hand.cards),
    cards: hand.cards.length,
    isSplit: hands.length > 1,
    pair: isPair ? cardValue(first) : null,
  };
}

/** Flattens a table into the stored list of a round. */
const outcomeOf = ({ active, dealer, hands }: BlackjackTable): readonly number[] => [
  active,
  dealer.length,
  ...dealer,
  ...hands.flatMap(({ cards, isDoubled }) => [isDoubled ? 1 : 0, cards.length, ...cards]),
];

/** Restores the table of a stored round. */
export function tableOf([active = NO_HAND, count = 0, ...rest]: readonly number[]): BlackjackTable {
  const hands: BlackjackHand[] = [];
  for (let at = count; at < rest.length; ) {
    const [isDoubled = 0, cards = 0] = rest.slice(at, at + 2);
    hands.push({ cards: rest.slice(at + 2, at + 2 + cards), isDoubled: isDoubled === 1 });
    at += 2 + cards;
  }
  return { active, dealer: rest.slice(0, count), hands };
}

/** Hands after a move of the active one. */
function afterMove(hands: readonly PlayedHand[], active: number, move: number, next: () => Card) {
  const hand = hands[active];
  if (!hand) return hands;
  const changed = (change: Partial<PlayedHand>) =>
    hands.map((each, at) => (at === active ? { ...each, ...change } : each));
  if (move === HIT) return changed({ cards: [...hand.cards, next()] });
  if (move === STAND) return changed({ isDone: true });
  if (move === DOUBLE) return changed({ cards: [...hand.cards, next()], isDoubled: true, isDone: true });
  if (move !== SPLIT) return hands;
  // Split aces take one card each.
  return hand.cards.map((card) => ({
    cards: [card, next()],
    isDoubled: false,
    isDone: cardValue(card) === 1,
  }));
}

/** Index of the first hand that has a move. */
const activeOf = (rules: BlackjackRules, hands: readonly PlayedHand[]) =>
  hands.findIndex((hand) => !hand.isDone && movesOf(rules, handState(hand, hands)).length > 0);

/** True if a hand is decided without the dealer's points. */
const isDecided = (rules: BlackjackRules, hand: BlackjackHand, hands: readonly BlackjackHand[]) => {
  const state = handState(hand, hands);
  return totalOf(state) > MOST_POINTS || isCharlie(rules, state);
};

/** Return of a hand of an ended round, by the name of its halves. */
export function handEnd(
  rules: BlackjackRules,
  hand: BlackjackHand,
  { hands, dealer }: Pick<BlackjackTable, 'hands' | 'dealer'>,
): keyof typeof HALVES {
  const state = handState(hand, hands);
  const total = totalOf(state);
  if (total > MOST_POINTS) return 'lost';
  if (isCharlie(rules, state)) return 'won';
  const isOwnNatural = hands.length === 1 && isNatural(hand.cards);
  if (isOwnNatural) return isNatural(dealer) ? 'pushed' : 'natural';
  if (isNatural(dealer)) return 'lost';
  const against = totalOf(pointsOf(dealer));
  if (against > MOST_POINTS || against < total) return 'won';
  return against === total ? 'pushed' : 'lost';
}

/** The dealer's cards at the end: a second one unless every hand is decided, then more up to 17 points. */
function dealerEnd(
  rules: BlackjackRules,
  hands: readonly PlayedHand[],
  { up, hole, next }: { readonly up: Card; readonly hole: Card | null; next(): Card },
): readonly Card[] {
  const isOver = hands.every((hand) => isDecided(rules, hand, hands));
  if (hole === null && isOver) return [up];
  const dealer = [up, hole ?? next()];
  const isPlayed = !isOver && !hands.some(({ cards }) => hands.length === 1 && isNatural(cards));
  while (isPlayed && totalOf(pointsOf(dealer)) < DEALER_STANDS) dealer.push(next());
  return dealer;
}

/** Number of stakes on the table: one a hand, two where it is doubled. */
export const stakesOf = (hands: readonly BlackjackHand[]): bigint =>
  hands.reduce((sum, { isDoubled }) => sum + (isDoubled ? 2n : 1n), 0n);

/**
 * Replays a round. Every card is one of 52, each as likely as the others, whatever was dealt before: the return of the best
 * moves is then exact.
 */
export function playBlackjack(rules: BlackjackRules, { below }: Draws, { stake, moves }: RoundInput): Stage {
  const next = () => below(DECK_CARDS);
  const [first, up, second] = [next(), next(), next()];
  const hole = rules.peeks ? next() : null;
  const isEnded = isNatural([first, second]) || (hole !== null && isNatural([up, hole]));
  let hands: readonly PlayedHand[] = [{ cards: [first, second], isDoubled: false, isDone: isEnded }];
  for (const move of moves) hands = afterMove(hands, activeOf(rules, hands), move, next);
  const staked = stake * stakesOf(hands);
  const active = activeOf(rules, hands);
  const hand = hands[active];
  if (hand) {
    const allowed = movesOf(rules, handState(hand, hands));
    return {
      outcome: outcomeOf({ active, dealer: [up], hands }),
      payout: null,
      staked,
      next: allowed,
      forced: STAND,
    };
  }
  const dealer = dealerEnd(rules, hands, { up, hole, next });
  const halves = hands.reduce(
    (sum, each) => sum + HALVES[handEnd(rules, each, { hands, dealer })] * (each.isDoubled ? 2 : 1),
    0,
  );
  const outcome = outcomeOf({ active: NO_HAND, dealer, hands });
  return { outcome, payout: (stake * BigInt(halves)) / 2n, staked, next: [], forced: null };
}
