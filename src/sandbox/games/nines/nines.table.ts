import type { Bet } from '../cards/bets.ts';
import type { TitleFacts } from '../engine.ts';

/** Highest points at which a hand takes a third card; with eight or nine in either hand neither does. */
export const DRAW_MAX_POINTS = 5;
export const NATURAL = 8;

/** Highest points of home’s first two cards at which it takes a third, by the points of away’s third card. */
export const HOME_DRAW_MAX_POINTS: readonly number[] = [3, 3, 4, 4, 5, 5, 6, 6, 2, 3];

/** Event that a bet is on: a winner, two first cards of equal rank, or four cards (small) against five or six (big). */
export type NinesBetKind = 'home' | 'tie' | 'away' | 'homePair' | 'awayPair' | 'small' | 'big';

export type NinesBet = Bet & {
  readonly kind: NinesBetKind;
  /** Odds where home wins with six points, in place of a commission. */
  readonly sixOdds?: number;
};

/** A title: two hands closest to nine points. Home takes its third card last. */
export type NinesRow = TitleFacts & {
  readonly decks: number;
  readonly home: string;
  readonly away: string;
  readonly bets: readonly NinesBet[];
  /** Cloth of the table. */
  readonly look: 'pitch' | 'tea' | 'sea';
};

export const NINES_ROWS: readonly NinesRow[] = [
  {
    name: '主客九点',
    venue: 'chime',
    brand: '风铃',
    category: 'table',
    isNew: true,
    decks: 8,
    home: '主队',
    away: '客队',
    bets: [
      { kind: 'home', name: '主队', odds: 195 },
      { kind: 'tie', name: '平', odds: 900 },
      { kind: 'away', name: '客队', odds: 200 },
    ],
    look: 'pitch',
  },
  {
    name: '双壶斗茶',
    venue: 'chime',
    brand: '风铃',
    category: 'table',
    decks: 8,
    home: '庄',
    away: '闲',
    bets: [
      { kind: 'home', name: '庄', odds: 200, sixOdds: 150 },
      { kind: 'tie', name: '和', odds: 900 },
      { kind: 'away', name: '闲', odds: 200 },
      { kind: 'awayPair', name: '闲对', odds: 1200 },
      { kind: 'homePair', name: '庄对', odds: 1200 },
    ],
    look: 'tea',
  },
  {
    name: '双桅逐日',
    venue: 'chime',
    brand: '半岛数娱',
    category: 'table',
    decks: 6,
    home: '庄',
    away: '闲',
    bets: [
      { kind: 'home', name: '庄', odds: 195 },
      { kind: 'tie', name: '和', odds: 1000 },
      { kind: 'away', name: '闲', odds: 200 },
      { kind: 'small', name: '小', odds: 250 },
      { kind: 'big', name: '大', odds: 154 },
    ],
    look: 'sea',
  },
];
