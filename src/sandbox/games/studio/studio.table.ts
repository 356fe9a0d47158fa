import type { TitleFacts } from '../engine.ts';
import type { NinesBet } from '../nines/nines.table.ts';
import type { TigerRow } from '../tiger/tiger.table.ts';

/** Pace of a table, ms: bets, then the result, then a rest. Together a part of an hour, so that no hour has a gap. */
type Pace = { readonly betMs: number; readonly resultMs: number; readonly restMs: number };

type Shared = TitleFacts & {
  /** Name of the dealer, who sits at the table around the clock. */
  readonly dealer: string;
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

const STEADY: Pace = { betMs: 22_000, resultMs: 12_000, restMs: 6_000 };
const FAST: Pace = { betMs: 15_000, resultMs: 10_000, restMs: 5_000 };

export const STUDIO_ROWS: readonly StudioRow[] = [
  {
    kind: 'baccarat',
    name: '百家乐 A3',
    venue: 'polar',
    brand: '极昼',
    category: 'live',
    dealer: '晚晴',
    pace: STEADY,
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
    pace: FAST,
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
    pace: STEADY,
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
    pace: STEADY,
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
    pace: FAST,
    look: 'green',
  },
  {
    kind: 'dragon',
    name: '龙虎台',
    venue: 'galaxy',
    brand: '星河演播室',
    category: 'live',
    dealer: '青岚',
    pace: FAST,
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
