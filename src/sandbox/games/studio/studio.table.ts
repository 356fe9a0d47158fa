import type { TitleFacts } from '../engine.ts';
import type { NinesBet } from '../nines/nines.table.ts';
import type { TigerRow } from '../tiger/tiger.table.ts';

/** Length of a shot of the live picture, ms. An hour is 1875 of them, so that shots and issues begin together. */
export const SHOT_MS = 1_920;

/** Pace of a table, ms: bets, then the result, then a rest. */
type Pace = {
  readonly betMs: number;
  readonly resultMs: number;
  readonly restMs: number;
  /** Shots of the result before the one that shows its first number; each further number has the next shot. */
  readonly shotsBefore: number;
};

/** A pace in shots. */
const pace = (bet: number, result: number, rest: number, shotsBefore: number): Pace => ({
  betMs: bet * SHOT_MS,
  resultMs: result * SHOT_MS,
  restMs: rest * SHOT_MS,
  shotsBefore,
});

type Shared = TitleFacts & {
  /** Name of the dealer, who sits at the table around the clock. */
  readonly dealer: string;
  /** Name of the live picture and of the reel with the shots of the dealer. */
  readonly picture: string;
  readonly pace: Pace;
  /** Cloth of the table. */
  readonly look: 'green' | 'blue';
};

/** Two hands closest to nine points; the banker is home. */
export type BaccaratRow = Shared & {
  readonly kind: 'baccarat';
  readonly decks: number;
  readonly bets: readonly NinesBet[];
};

/** One card for each of two sides. */
export type DragonRow = Shared &
  Pick<TigerRow, 'decks' | 'isAceHigh' | 'tieRefund' | 'first' | 'second' | 'bets'> & {
    readonly kind: 'dragon';
  };

/** A wheel with 37 pockets. */
export type RouletteRow = Shared & {
  readonly kind: 'roulette';
  /** Hundredths of a stake on red or black, even or odd, low or high that zero returns. */
  readonly zeroRefund: number;
};

/** Three dice. */
export type DiceRow = Shared & { readonly kind: 'dice' };

/** A table of the studio. */
export type StudioRow = BaccaratRow | DragonRow | RouletteRow | DiceRow;

/** Two hands at leisure, and in haste. */
const HANDS = pace(12, 8, 5, 1);
const FAST_HANDS = pace(8, 7, 3, 0);
/** A wheel that turns for a while. */
const WHEEL = pace(13, 7, 5, 4);
const DICE = pace(9, 6, 3, 2);
/** Two cards. */
const DUEL = pace(8, 4, 3, 1);

export const STUDIO_ROWS: readonly StudioRow[] = [
  {
    kind: 'baccarat',
    name: '百家乐 A3',
    venue: 'polar',
    brand: '极昼',
    category: 'live',
    dealer: '晚晴',
    picture: 'wanqing',
    pace: HANDS,
    look: 'green',
    decks: 8,
    bets: [
      { kind: 'awayPair', name: '闲对', odds: 1200 },
      { kind: 'away', name: '闲', odds: 200 },
      { kind: 'tie', name: '和', odds: 900 },
      { kind: 'home', name: '庄', odds: 195 },
      { kind: 'homePair', name: '庄对', odds: 1200 },
    ],
  },
  {
    kind: 'baccarat',
    name: '快手百家乐',
    venue: 'galaxy',
    brand: '星河演播室',
    category: 'live',
    isNew: true,
    dealer: '一诺',
    picture: 'yinuo',
    pace: FAST_HANDS,
    look: 'blue',
    decks: 8,
    bets: [
      { kind: 'small', name: '小', odds: 250 },
      { kind: 'away', name: '闲', odds: 200 },
      { kind: 'tie', name: '和', odds: 900 },
      { kind: 'home', name: '庄', odds: 200, sixOdds: 150 },
      { kind: 'big', name: '大', odds: 154 },
    ],
  },
  {
    kind: 'roulette',
    name: '单零轮盘',
    venue: 'polar',
    brand: '极昼',
    category: 'live',
    dealer: '若溪',
    picture: 'ruoxi',
    pace: WHEEL,
    look: 'green',
    zeroRefund: 0,
  },
  {
    kind: 'roulette',
    name: '法式轮盘',
    venue: 'galaxy',
    brand: '星河演播室',
    category: 'live',
    dealer: '安澜',
    picture: 'anlan',
    pace: WHEEL,
    look: 'blue',
    zeroRefund: 50,
  },
  {
    kind: 'dice',
    name: '三骰大小',
    venue: 'polar',
    brand: '极昼',
    category: 'live',
    dealer: '听雨',
    picture: 'tingyu',
    pace: DICE,
    look: 'green',
  },
  {
    kind: 'dragon',
    name: '龙虎台',
    venue: 'galaxy',
    brand: '星河演播室',
    category: 'live',
    dealer: '青岚',
    picture: 'qinglan',
    pace: DUEL,
    look: 'blue',
    decks: 8,
    isAceHigh: false,
    tieRefund: 50,
    first: '龙',
    second: '虎',
    bets: [
      { kind: 'first', name: '龙', odds: 200 },
      { kind: 'tie', name: '和', odds: 1200 },
      { kind: 'second', name: '虎', odds: 200 },
      { kind: 'suitedTie', name: '同花和', odds: 5100 },
    ],
  },
];
