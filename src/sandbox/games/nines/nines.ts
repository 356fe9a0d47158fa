import { type Card, createShoe, rankOf } from '../cards/cards.ts';
import type { Draws } from '../chance/draws.ts';
import {
  DRAW_MAX_POINTS,
  HOME_DRAW_MAX_POINTS,
  NATURAL,
  type NinesBet,
  type NinesBetKind,
} from './nines.table.ts';

const HUNDRED = 100;
const SIX = 6;
const FEWEST_CARDS = 4;

export type NinesHands = { readonly away: readonly Card[]; readonly home: readonly Card[] };

/** Facts that bets depend on: points of both hands, the number of cards, and pairs. */
export type NinesDeal = {
  readonly away: number;
  readonly home: number;
  readonly cards: number;
  readonly awayPair: boolean;
  readonly homePair: boolean;
};

/** Points of a card: its rank, and zero from ten up. */
export const pointsOf = (card: Card): number => {
  const figure = rankOf(card) + 1;
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

/** Draws a round from its decks, shuffled for it alone. */
export const drawNines = (draws: Draws, decks: number): NinesHands => dealNines(createShoe(draws, decks));

/** Returns the side with more points. */
export function winnerOf({ away, home }: Pick<NinesDeal, 'away' | 'home'>): 'home' | 'tie' | 'away' {
  if (away === home) return 'tie';
  return home > away ? 'home' : 'away';
}

const isPair = ([first = 0, second = 0]: readonly Card[]) => rankOf(first) === rankOf(second);

export const dealOf = ({ away, home }: NinesHands): NinesDeal => ({
  away: totalOf(away),
  home: totalOf(home),
  cards: away.length + home.length,
  awayPair: isPair(away),
  homePair: isPair(home),
});

const WON: Readonly<Record<NinesBetKind, (deal: NinesDeal) => boolean>> = {
  home: (deal) => winnerOf(deal) === 'home',
  tie: (deal) => winnerOf(deal) === 'tie',
  away: (deal) => winnerOf(deal) === 'away',
  homePair: ({ homePair }) => homePair,
  awayPair: ({ awayPair }) => awayPair,
  small: ({ cards }) => cards === FEWEST_CARDS,
  big: ({ cards }) => cards > FEWEST_CARDS,
};

export const isWon = ({ kind }: NinesBet, deal: NinesDeal): boolean => WON[kind](deal);

/** Hundredths of the stake that a bet pays; a tie refunds the stakes on either side. */
export function betPays(bet: NinesBet, deal: NinesDeal): number {
  const { kind, odds, sixOdds = odds } = bet;
  if (isWon(bet, deal)) return deal.home === SIX ? sixOdds : odds;
  const isSide = kind === 'home' || kind === 'away';
  return isSide && winnerOf(deal) === 'tie' ? HUNDRED : 0;
}

/** Flattens both hands into the stored list of a round: number of away cards, the cards, then those of home. */
export const cardsOf = ({ away, home }: NinesHands): readonly number[] => [away.length, ...away, ...home];

/** Restores the hands of a stored round. */
export function handsOf([count = 0, ...cards]: readonly number[]): NinesHands {
  return { away: cards.slice(0, count), home: cards.slice(count) };
}
