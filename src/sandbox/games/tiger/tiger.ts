import type { BetOdds } from '../cards/bets.ts';
import { type Card, createShoe, DECK_CARDS, RANKS, rankOf, SUITS, suitOf } from '../cards/cards.ts';
import type { Draws } from '../chance/draws.ts';
import type { TigerBet, TigerRow } from './tiger.table.ts';

const HUNDRED = 100;

/** The card of each side. */
export type TigerCards = readonly [first: Card, second: Card];
export type TigerRules = Pick<TigerRow, 'decks' | 'isAceHigh' | 'tieRefund'>;

/** Draws a card for each side from decks shuffled for this round. */
export function drawTiger(draws: Draws, decks: number): TigerCards {
  const next = createShoe(draws, decks);
  return [next(), next()];
}

/** Height of a card among the ranks. */
const heightOf = (card: Card, isAceHigh: boolean) => {
  const rank = rankOf(card);
  return isAceHigh && rank === 0 ? RANKS.length : rank;
};

export function winnerOf([first, second]: TigerCards, isAceHigh: boolean): 'first' | 'tie' | 'second' {
  const lead = heightOf(first, isAceHigh) - heightOf(second, isAceHigh);
  if (lead === 0) return 'tie';
  return lead > 0 ? 'first' : 'second';
}

/** Hundredths of the stake that a bet pays. */
export function tigerPays({ kind, odds }: TigerBet, cards: TigerCards, rules: TigerRules): number {
  const [first, second] = cards;
  const winner = winnerOf(cards, rules.isAceHigh);
  if (kind === 'suitedTie') return winner === 'tie' && suitOf(first) === suitOf(second) ? odds : 0;
  if (kind === winner) return odds;
  return winner === 'tie' ? rules.tieRefund : 0;
}

/**
 * The exact odds of a bet. Beside any first card lie 52 · decks - 1 others: of its rank in the suits of every deck but
 * itself; the rest is higher or lower equally often.
 */
export function tigerOdds({ kind, odds }: TigerBet, { decks, tieRefund }: TigerRules): BetOdds {
  const others = DECK_CARDS * decks - 1;
  const ties = SUITS.length * decks - 1;
  if (kind === 'tie' || kind === 'suitedTie') {
    const chance = (kind === 'tie' ? ties : decks - 1) / others;
    return { chance, back: (chance * odds) / HUNDRED };
  }
  const chance = (others - ties) / 2 / others;
  return { chance, back: (chance * odds + (ties / others) * tieRefund) / HUNDRED };
}
