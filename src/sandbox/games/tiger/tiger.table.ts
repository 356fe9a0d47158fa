import type { Bet } from '../cards/bets.ts';
import type { TitleFacts } from '../engine.ts';

/** Event that a bet is on: the higher card, two of equal rank, or two of equal rank and suit. */
export type TigerBet = Bet & { readonly kind: 'first' | 'tie' | 'second' | 'suitedTie' };

/** A title: one card for each of two sides, the higher one wins. */
export type TigerRow = TitleFacts & {
  readonly decks: number;
  /** Aces are the highest rank; else the lowest. */
  readonly isAceHigh: boolean;
  /** Hundredths of a stake on a side that a tie refunds. */
  readonly tieRefund: number;
  readonly first: string;
  readonly second: string;
  readonly bets: readonly TigerBet[];
  /** Cloth of the table. */
  readonly look: 'drums' | 'board';
};

export const TIGER_ROWS: readonly TigerRow[] = [
  {
    name: '战鼓催征',
    venue: 'chime',
    brand: '半岛数娱',
    category: 'table',
    decks: 8,
    isAceHigh: false,
    tieRefund: 50,
    first: '龙',
    second: '虎',
    bets: [
      { kind: 'first', name: '龙', odds: 200 },
      { kind: 'tie', name: '和', odds: 1200 },
      { kind: 'second', name: '虎', odds: 200 },
    ],
    look: 'drums',
  },
  {
    name: '黑白将军',
    venue: 'chime',
    brand: '风铃',
    category: 'table',
    decks: 6,
    isAceHigh: true,
    tieRefund: 100,
    first: '黑',
    second: '白',
    bets: [
      { kind: 'first', name: '黑', odds: 195 },
      { kind: 'tie', name: '和', odds: 1250 },
      { kind: 'second', name: '白', odds: 195 },
      { kind: 'suitedTie', name: '同花和', odds: 5600 },
    ],
    look: 'board',
  },
];
