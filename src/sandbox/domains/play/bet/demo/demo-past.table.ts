import type { BetRow } from '../bet-row.ts';

/** A bet that demo members have behind them when the platform opens for the first time. */
export type PastBet = {
  readonly kind: BetRow['kind'];
  readonly legs: number;
  /** Number of legs in each line of a system. */
  readonly size: number | null;
  /** Market of each leg, by its key. */
  readonly market: 'win' | 'handicap' | 'total';
  /** True to use quarter lines, which split the stake, where there are some; football only. */
  readonly isQuartered: boolean;
  /** Progress of the match when it was placed, from 0 to 1; null for a bet before the match. */
  readonly played: number | null;
  /** Progress of the match when it was cashed out; null for no cash-out. */
  readonly cashedOut: number | null;
};

const SINGLE: PastBet = {
  kind: 'single',
  legs: 1,
  size: null,
  market: 'win',
  isQuartered: false,
  played: null,
  cashedOut: null,
};
const HANDICAP = { ...SINGLE, market: 'handicap' } as const;
const TOTAL = { ...SINGLE, market: 'total' } as const;

/** The oldest first. */
export const PAST_BETS: readonly PastBet[] = [
  SINGLE,
  { ...HANDICAP, isQuartered: true },
  { ...TOTAL, played: 0.2 },
  { ...SINGLE, kind: 'multiple', legs: 3 },
  { ...SINGLE, played: 0.3 },
  { ...TOTAL, isQuartered: true },
  { ...HANDICAP, played: 0.15, isQuartered: true },
  { ...SINGLE, cashedOut: 0.6 },
  { ...SINGLE, kind: 'system', legs: 3, size: 2 },
  HANDICAP,
  { ...TOTAL, isQuartered: true, played: 0.1 },
  { ...HANDICAP, kind: 'multiple', legs: 2 },
  { ...SINGLE, played: 0.55 },
  { ...HANDICAP, isQuartered: true },
  TOTAL,
];
